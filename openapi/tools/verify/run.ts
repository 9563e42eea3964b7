import type { Contract, Operation, Row } from '../contract.ts'
import { parametersOf, rowsOf, schemaOf } from '../contract.ts'
import type { Answered, Drift } from './check.ts'
import { createCheck } from './check.ts'
import { done, refused } from './writes.ts'
import type { Tools } from './writes.ts'

export interface VerifyOptions {
  contract: Contract
  /** Where the server answers: `https://api.example`. */
  url: string
  /** An account of its own for this: without it only open operations are asked, and the others for their 401. */
  account?: { email: string; password: string }
  /** Also what changes something: requests that have to be refused, what can be taken back, sign-out. Never moves money. */
  write?: boolean
  /** The origin of a page elsewhere: its answers must be readable there. */
  origin?: string
  /** Pause between requests, in milliseconds. */
  pause?: number
  /** Longest wait for a server that says "too many", in seconds. */
  patience?: number
  fetch?: typeof globalThis.fetch
}

export interface Verified {
  asked: string[]
  /** Operations that could not be tried, and why. */
  left: Array<{ operation: string; why: string }>
  drifts: Drift[]
}

/** Whose list names the things that an address with an id shows. */
const idsFrom: Readonly<Record<string, string>> = {
  'GET /api/transactions/{id}': 'GET /api/transactions',
  'GET /api/uta/deals/{id}': 'GET /api/uta/deals',
  'GET /api/insurance/user/{id}': 'GET /api/insurance/user',
  'GET /api/trust-wallet/{id}': 'GET /api/trust-wallet',
}

const isOpen = ({ security }: Operation): boolean => security?.length === 0

/** Asks a running server what the contract promises. Read-only unless told otherwise, one request at a time; nothing that it reads is kept. */
export async function verify(options: VerifyOptions): Promise<Verified> {
  const { contract, account, write = false, origin, pause = 100, patience = 60 } = options
  const base = options.url.replace(/\/+$/, '')
  const send = options.fetch ?? globalThis.fetch
  const check = createCheck(contract)
  const rows = new Map(rowsOf(contract).map((row) => [`${row.method} ${row.path}`, row]))
  const jar = new Map<string, string>()
  const result: Verified = { asked: [], left: [], drifts: [] }
  const bodies = new Map<string, unknown>()
  let bearer: string | null = null

  interface Extra {
    body?: unknown
    csrf?: boolean
    anonymous?: boolean
  }
  const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
  /** One request at a time, with a pause before it. A server that says "too many" is waited for, once. */
  const ask = async (method: string, path: string, extra: Extra = {}): Promise<Answered> => {
    await sleep(pause)
    const answered = await askOnce(method, path, extra)
    const seconds = Number(answered.headers.get('Retry-After'))
    if (answered.status !== 429 || !(seconds > 0) || seconds > patience) return answered
    await sleep(seconds * 1000)
    return askOnce(method, path, extra)
  }
  const askOnce = async (method: string, path: string, extra: Extra): Promise<Answered> => {
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': 'en' })
    if (origin) headers.set('Origin', origin)
    if (!extra.anonymous) {
      if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
    }
    if (extra.csrf !== false && jar.has('XSRF-TOKEN')) headers.set('X-XSRF-TOKEN', decodeURIComponent(jar.get('XSRF-TOKEN')!))
    const body = method === 'GET' ? undefined : extra.body
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    if (method !== 'GET') headers.set('Idempotency-Key', crypto.randomUUID())
    const response = await send(base + path, { method, headers, redirect: 'manual', ...(body !== undefined && { body: JSON.stringify(body) }) })
    if (!extra.anonymous) for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const keep = (cookie: string): void => {
    const [pair = ''] = cookie.split(';')
    const cut = pair.indexOf('=')
    jar.set(pair.slice(0, cut).trim(), pair.slice(cut + 1).trim())
  }
  const drift = (operation: string, at: string, expected: string, got: string): void =>
    void result.drifts.push({ operation, at, expected, got })

  const hold = (name: string, answered: Answered, wanted?: number): void => {
    const { operation } = rows.get(name)!
    result.asked.push(name)
    if (wanted !== undefined && answered.status !== wanted) return drift(name, 'status', String(wanted), String(answered.status))
    result.drifts.push(...check(name, operation, answered))
    if (origin) crossOrigin(name, answered.headers)
  }
  const crossOrigin = (name: string, headers: Headers): void => {
    const allowed = headers.get('Access-Control-Allow-Origin')
    if (allowed !== origin) drift(name, 'header Access-Control-Allow-Origin', origin!, allowed ?? 'nothing')
    if (headers.get('Access-Control-Allow-Credentials') !== 'true') drift(name, 'header Access-Control-Allow-Credentials', 'true', 'something else')
    const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase()
    for (const one of ['Retry-After', 'Date'])
      if (!exposed.includes(one.toLowerCase())) drift(name, 'header Access-Control-Expose-Headers', one, exposed || 'nothing')
  }

  await antiForgery()
  if (account) await signIn(account)
  const signedIn = bearer !== null
  for (const [name, row] of rows) if (row.method === 'GET' && !/csrf-cookie|\/logout$/.test(row.path)) await read(name, row)
  await strangers()
  if (write) await writes()
  return result

  async function antiForgery(): Promise<void> {
    const name = 'GET /sanctum/csrf-cookie'
    const answered = await ask('GET', '/sanctum/csrf-cookie')
    hold(name, answered, 204)
    const cookie = answered.headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN='))
    if (!cookie) drift(name, 'cookie XSRF-TOKEN', 'to be set', 'nothing')
    // The page has to read it to send it back.
    else if (/;\s*httponly/i.test(cookie)) drift(name, 'cookie XSRF-TOKEN', 'readable by the page', 'HttpOnly')
  }

  async function signIn(person: { email: string; password: string }): Promise<void> {
    const answered = await ask('POST', '/login', { body: person })
    hold('POST /login', answered, 200)
    try {
      bearer = (JSON.parse(answered.text) as { auth_token?: string }).auth_token ?? null
    } catch {
      bearer = null // said above
    }
  }

  async function read(name: string, { path, operation }: Row): Promise<void> {
    if (account && !signedIn && !isOpen(operation)) return void result.left.push({ operation: name, why: 'nobody could be signed in' })
    if (!isOpen(operation) && !account) return hold(name, await ask('GET', fill(path, operation, 'none'), { anonymous: true }), 401)
    const needsId = /\{(id|requestId)\}/.test(path)
    const id = needsId ? firstId(bodies.get(idsFrom[name] ?? '')) : 'none'
    if (needsId && id === null) return void result.left.push({ operation: name, why: 'no list names one' })
    const answered = await ask('GET', fill(path, operation, id ?? ''))
    const before = result.drifts.length
    hold(name, answered)
    // Documented answers that say something of the account and nothing of the server.
    const why = { 403: 'this account may not', 404: 'this account has none', 423: 'a password is asked for' }[answered.status]
    if (why) return void result.left.push({ operation: name, why })
    if (answered.status >= 400) drift(name, 'status', '200', String(answered.status))
    // What is not as promised is not built upon.
    if (result.drifts.length > before) return
    try {
      bodies.set(name, JSON.parse(answered.text))
    } catch {
      // said by the check
    }
  }

  function fill(path: string, operation: Operation, id: string): string {
    const parameters = parametersOf(contract, operation)
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((one) => one.name === name)
      const words = parameter && schemaOf(contract, parameter.schema).enum
      return encodeURIComponent(typeof words?.[0] === 'string' ? words[0] : id)
    })
  }

  /** Somebody without a session gets the documented 401, and nothing of what was asked for. */
  async function strangers(): Promise<void> {
    const name = 'GET /api/users/me'
    const row = rows.get(name)
    if (row && account) hold(name, await ask('GET', row.path, { anonymous: true }), 401)
  }

  /** What changes something. Signs out at the end. */
  async function writes(): Promise<void> {
    await antiForgery()
    if (!jar.has('XSRF-TOKEN')) return void result.left.push({ operation: 'everything that writes', why: 'there is no anti-forgery cookie' })
    const tools: Tools = {
      contract,
      rows,
      signedIn,
      bodies,
      ask,
      hold,
      drift,
      leave: (operation, why) => void result.left.push({ operation, why }),
      pathOf: ({ path, operation }, id) => fill(path, operation, id),
    }
    await refused(tools)
    if (!signedIn) return
    await done(tools)
    for (const [name, { operation }] of rows) if (operation['x-moves-money']) result.left.push({ operation: name, why: 'it moves money: only refusals were tried' })
    hold('GET /logout', await ask('GET', '/logout'), 204)
  }
}

function firstId(body: unknown): string | null {
  const data = (body as { data?: Array<{ id?: unknown; uuid?: unknown }> } | undefined)?.data
  const one = Array.isArray(data) ? data[0] : undefined
  const id = one?.id ?? one?.uuid
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
