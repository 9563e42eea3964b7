import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '#tests/deploy/nginx.ts'
import type { Browser } from './browser.ts'
import { LIMIT, scriptOf, until } from './browser.ts'

/** Starts WebKitGTK's MiniBrowser on a virtual screen and drives it by WebDriver. */
export async function openWebKit({ driver, screen }: { driver: string; screen: string }): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'matu-webkit-'))
  // The virtual screen takes a free number and writes it to this stream.
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = xvfb.stdio[3] as Readable
  await once(numbers, 'readable') // at its end too
  const number = numbers.read() as Buffer | null
  if (number === null) throw new Error(`${screen} does not start`)
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, DISPLAY: `:${number.toString().trim()}` },
  })
  process.once('exit', () => [service, xvfb].map((child) => child.kill()))

  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT),
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${value.error ?? answer.status}: ${value.message ?? ''}`)
    return value
  }
  await until('WebKitWebDriver', () => send<{ ready: boolean }>('GET', '/status').catch(() => null))
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 390, height: 844 })
  return {
    open: async (url) => send('POST', `${session}/url`, { url }),
    run: async (work, ...args) =>
      JSON.parse(await send<string>('POST', `${session}/execute/sync`, { script: `return ${scriptOf(work, args)}`, args: [] })) as never,
    perform: async (actions) => send('POST', `${session}/actions`, { actions }),
    close: async () => {
      // The session ends MiniBrowser; ending the driver alone would leave it behind.
      await send('DELETE', session)
      service.kill()
      xvfb.kill()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
