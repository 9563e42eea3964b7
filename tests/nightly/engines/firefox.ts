import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser } from './browser.ts'
import { LIMIT, scriptOf } from './browser.ts'

interface Message {
  id?: number
  result?: unknown
  error?: string
  message?: string
}

/** Sends commands of WebDriver BiDi over a socket. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${url}`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error, message } = JSON.parse(String(data)) as Message
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message ?? ''}`))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'))
  })
  let last = 0
  return <Result>(method: string, params: object = {}): Promise<Result> => {
    const answer = Promise.withResolvers<unknown>()
    waiting.set((last += 1), answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    const limit = setTimeout(() => answer.reject(new Error(`${method}: no answer within ${LIMIT / 1000} s`)), LIMIT)
    return (answer.promise as Promise<Result>).finally(() => clearTimeout(limit))
  }
}

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi, which it speaks itself. Playwright's `moz-firefox` sends a command on every new
 * context that Debian's Firefox does not have (`emulation.setMediaFeaturesOverride`, in 153).
 */
export async function openFirefox(program: string): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'matu-firefox-'))
  const child = spawn(program, ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: home },
  })
  process.once('exit', () => child.kill())
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const [, found] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`${program} ended before it listened`)))
  })
  const send = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]!.context
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (work, ...args) => {
      const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        expression: scriptOf(work, args),
        target: { context },
        awaitPromise: true,
      })
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'The script failed')
      return JSON.parse(answer.result.value) as never
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    close: async () => {
      child.kill()
      await ended
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
