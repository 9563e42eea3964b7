import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serveSimulator } from '#mocks/transports/http.ts'
import { root } from '#openapi/tools/contract.ts'

let served: Awaited<ReturnType<typeof serveSimulator>>
beforeAll(async () => {
  served = await serveSimulator({ port: 0 })
})
afterAll(() => served.close())

const part = readFileSync(join(root, 'openapi/docs/call-by-hand.md'), 'utf8')
const blockOf = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(part)?.[1] ?? ''

/** A client that keeps cookies, as curl with a jar does. */
class Jar {
  private readonly cookies = new Map<string, string>()

  get(name: string): string | undefined {
    return this.cookies.get(name)
  }

  clear(): void {
    this.cookies.clear()
  }

  async send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Response> {
    const response = await fetch(served.origin + path, {
      method,
      headers: { ...headers, Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body !== undefined && { body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
}

/** The `call` lines of the shell recipe: method, path, body. */
const steps = [...blockOf('sh').matchAll(/^call (\w+) (\S+)(?: '(.*)')?$/gm)].map(([, method = '', path = '', body]) => ({
  method,
  path,
  body,
}))
const expected = [204, 200, 200, 200, 204]

describe('the curl recipe of openapi/docs/call-by-hand.md', () => {
  it('has five steps, which succeed with a cookie jar and the decoded cookie as a header', async () => {
    const jar = new Jar()
    const statuses: number[] = []
    for (const { method, path, body } of steps) {
      const headers = {
        Accept: 'application/json',
        Referer: `${served.origin}/`,
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
      }
      statuses.push((await jar.send(method, path, headers, body)).status)
    }
    expect(statuses).toEqual(expected)
  })

  it('canary: without the header the POST is a 419', async () => {
    const jar = new Jar()
    await jar.send('GET', '/sanctum/csrf-cookie', {})
    expect((await jar.send('POST', '/login', { 'Content-Type': 'application/json' }, steps[1]?.body)).status).toBe(419)
  })

  it('runs as it is written, where there is a curl', async () => {
    const hasCurl = spawnSync('curl', ['--version']).status === 0
    const folder = mkdtempSync(join(tmpdir(), 'contract-curl-'))
    try {
      const run = async (script: string): Promise<string[]> => {
        const env = { ...process.env, API: served.origin, JAR: join(folder, crypto.randomUUID()) }
        const { stdout } = await promisify(execFile)('sh', ['-euc', script], { env })
        return [...stdout.matchAll(/^(\d{3})$/gm)].map(([status]) => status)
      }
      // A shell can tell that the recipe is one, even where no curl is installed.
      expect(spawnSync('sh', ['-n', '-c', blockOf('sh')]).status).toBe(0)
      if (!hasCurl) return
      expect(await run(blockOf('sh'))).toEqual(expected.map(String))
      // Canary: an encoded value is another one.
      expect(await run(blockOf('sh').replace(/ \| sed '[^']*'/, ''))).toContain('419')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the pre-request script for API clients', () => {
  const jar = new Jar()
  beforeEach(() => jar.clear())

  /** What Postman and Insomnia offer a script, over the same cookie jar. */
  const prepared = (script: string): Promise<Record<string, string>> =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = {}
      const pm = {
        environment: { get: (name: string) => (name === 'api' ? served.origin : undefined) },
        variables: { replaceIn: (text: string) => text.replace('{{$guid}}', crypto.randomUUID()) },
        request: { headers: { upsert: ({ key, value }: { key: string; value: string }) => (headers[key] = value) } },
        sendRequest: (
          { url, header }: { url: string; header: Record<string, string> },
          done: (error: unknown, response: { cookies: { get: (name: string) => string | undefined } }) => void,
        ) => {
          const answer = async (): Promise<void> => {
            await jar.send('GET', url.replace(served.origin, ''), header)
            done(null, { cookies: { get: (name) => jar.get(name) } })
            resolve(headers)
          }
          answer().catch(reject)
        },
      }
      // oxlint-disable-next-line typescript/no-implied-eval -- the recipe is text: this is how a client runs it
      ;(new Function('pm', script) as (pm: unknown) => void)(pm)
    })
  const asJson = { 'Content-Type': 'application/json' }

  it('lets a sign-in and a write through', async () => {
    const script = blockOf('js')
    const signIn = await jar.send('POST', '/login', { ...asJson, ...(await prepared(script)) }, steps[1]?.body)
    const headers = await prepared(script)
    const write = await jar.send('PUT', '/api/users/settings', { ...asJson, ...headers }, steps[3]?.body)
    expect([signIn.status, write.status]).toEqual([200, 200])
    expect(headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/)
  })

  it('canary: without decoding the value it does not', async () => {
    const headers = await prepared(blockOf('js').replace('decodeURIComponent(', '('))
    expect((await jar.send('POST', '/login', { ...asJson, ...headers }, steps[1]?.body)).status).toBe(419)
  })
})
