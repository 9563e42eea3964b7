import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Contract } from '../contract.ts'
import type { Mismatch } from '../verify/check.ts'
import type { Verified } from '../verify/run.ts'
import { verify } from '../verify/run.ts'
import { contradictions } from './contradictions.ts'

interface Held {
  asked: number
  mismatches: Mismatch[]
  fileOf: (operation: string) => string
}

/** Holds the simulator to the contract: as any server over HTTP, then its refusals and the limits of its requests. */
export async function holdSimulator(contract: Contract): Promise<Held> {
  const [verified, own] = await Promise.all([verifySimulator(contract), contradictions(contract)])
  return { asked: verified.asked.length + own.asked, mismatches: [...verified.mismatches, ...own.faults], fileOf: routeOf }
}

/** Starts a simulator and verifies it against the contract, as `contract:verify --write` does with any server. */
async function verifySimulator(contract: Contract): Promise<Verified> {
  const child = spawn(process.execPath, ['mocks/serve.ts', '--port', '0'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    const { url, password } = await new Promise<{ url: string; password: string }>((resolve, reject) => {
      let said = ''
      const listen = (chunk: Buffer): void => {
        said += chunk.toString()
        const [, url = ''] = /listens at (\S+)/.exec(said) ?? []
        const [, password = ''] = /trader@matu\.test\s+(\S+)/.exec(said) ?? []
        if (url && password) resolve({ url, password })
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.on('close', () => reject(new Error(said)))
    })
    return await verify({ contract, url, account: { email: 'trader@matu.test', password }, write: true, pause: 0 })
  } finally {
    child.kill()
  }
}

/** The simulator's source file that handles a path. */
export const routeOf = (operation: string): string => {
  const [, path = ''] = operation.split(' ')
  const folder = join(root, 'mocks/routes')
  const file = readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8').includes(`'${path}'`))
  return file ? `mocks/routes/${file}` : 'mocks/routes: none yet, add one and list it in index.ts'
}
