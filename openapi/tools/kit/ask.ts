import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Answered } from '../verify/check.ts'
import { root } from '../contract.ts'

/** One request to the simulator, in a world of its own kind (mocks/ask.ts). */
export interface Ask {
  /** Requests of one world see what the earlier ones did. */
  world: string
  /** null: nobody is signed in. */
  persona: string | null
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** Keeps this field of the answer: `$made` stands for it in the following requests of this world. */
  keep?: string
}

/** The simulator's answers, in the order of the requests. It runs in a process of its own, so that it reads the SDK as it is generated now. */
export async function askSimulator(asks: readonly Ask[]): Promise<Answered[]> {
  const child = spawn(process.execPath, ['mocks/ask.ts'], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.end(JSON.stringify(asks))
  const [said, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (!said) throw new Error(error.trim())
  return (JSON.parse(said) as { status: number; headers: [string, string][]; text: string }[]).map((one) => ({ ...one, headers: new Headers(one.headers) }))
}
