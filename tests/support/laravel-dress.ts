import type { ZodMiniType } from 'zod/mini'
import { findOperation, operations } from '#sdk'
import { contract } from '#sdk/generated/contract.ts'

/** The habits of a plain Laravel 8 server, each of which means the same as what the contract promises. */
export interface LaravelDress {
  /** auto-increment ids */
  ids?: 'integers'
  /** decimals as JSON numbers, all of them or every second one */
  decimals?: 'numbers' | 'mixed'
  /** 0 and 1, as MySQL keeps a boolean, as numbers or as texts */
  flags?: 'numbers' | 'texts'
  /** `Y-m-d H:i:s`, with microseconds, or ISO with microseconds */
  times?: 'no zone' | 'microseconds' | 'ISO microseconds'
  /** counts as texts, as PDO emulates prepared statements */
  counts?: 'texts'
  /** what may be absent is null, or what may be null is absent */
  nothing?: 'null' | 'absent'
  /** one resource inside `data` */
  resources?: 'in data'
  /** a list without `data`; a list that goes on keeps it */
  lists?: 'bare'
  /** `cursorPaginate()` without a resource; an older version that only links; links of a resource without meta */
  cursors?: 'flat' | 'old' | 'links'
  /** a text that is no JSON */
  texts?: 'plain'
}

export const dresses: Readonly<Record<string, LaravelDress>> = {
  'integer ids': { ids: 'integers' },
  'numbers for decimals': { decimals: 'numbers' },
  'numbers for some decimals': { decimals: 'mixed' },
  '0 and 1 for flags': { flags: 'numbers' },
  '"0" and "1" for flags': { flags: 'texts' },
  'times without zone': { times: 'no zone' },
  'times with microseconds': { times: 'microseconds' },
  'ISO times with microseconds': { times: 'ISO microseconds' },
  'texts for counts': { counts: 'texts' },
  'null for what may be absent': { nothing: 'null' },
  'nothing for what may be null': { nothing: 'absent' },
  'single resources in data': { resources: 'in data' },
  'bare lists': { lists: 'bare' },
  'flat cursorPaginate()': { cursors: 'flat' },
  'cursorPaginate() of an older version': { cursors: 'old' },
  'cursors only in links': { cursors: 'links' },
  'plain texts': { texts: 'plain' },
  'all at once': {
    ids: 'integers',
    decimals: 'numbers',
    flags: 'numbers',
    times: 'no zone',
    counts: 'texts',
    nothing: 'null',
    resources: 'in data',
    lists: 'bare',
    cursors: 'flat',
    texts: 'plain',
  },
}

/** Integers for the ids that a server has given out, and back. */
export class IntegerIds {
  private readonly known = new Map<string, number>()

  of(id: string): number {
    const number = this.known.get(id) ?? 1000 + this.known.size
    this.known.set(id, number)
    return number
  }

  back(text: string): string {
    for (const [id, number] of this.known) if (String(number) === text) return id
    return text
  }
}

/** What becomes a bare token of JSON: a number with all its digits. */
class Token {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

interface Def {
  type: string
  format?: string
  innerType?: ZodMiniType
  options?: ZodMiniType[]
  element?: ZodMiniType
  shape?: Record<string, ZodMiniType>
}
type Row = Record<string, unknown>

const defOf = (schema: ZodMiniType): Def => schema._zod.def as unknown as Def
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (key: string): boolean => /^id$|_id$/.test(key)

const timeAs = (form: NonNullable<LaravelDress['times']>, text: string): string => {
  const iso = new Date(text).toISOString()
  const [day = '', clock = ''] = iso.slice(0, -1).split('T')
  if (form === 'ISO microseconds') return iso.replace('Z', '000Z')
  return form === 'microseconds' ? `${day} ${clock}000` : `${day} ${clock.slice(0, 8)}`
}

/** A successful answer's body in another dress, as the text that goes over the line. */
export const dressBody = (schema: ZodMiniType, answer: unknown, dress: LaravelDress, ids = new IntegerIds()): string => {
  let count = 0
  const walk = (inner: ZodMiniType, value: unknown, key: string): unknown => {
    const def = defOf(inner)
    if (value === null || value === undefined) return value
    if (def.innerType) return walk(def.innerType, value, key)
    if (def.type === 'union') {
      const fit = (def.options ?? []).find((option) => option.safeParse(value).success)
      return fit ? walk(fit, value, key) : value
    }
    if (def.type === 'array' && def.element && Array.isArray(value)) return value.map((row) => walk(def.element as ZodMiniType, row, ''))
    if (def.type === 'object' && isRow(value)) return rowOf(def.shape ?? {}, value)
    if (def.type === 'boolean' || (def.type === 'literal' && typeof value === 'boolean')) {
      const number = value === true ? 1 : 0
      return dress.flags === 'numbers' ? number : dress.flags === 'texts' ? String(number) : value
    }
    if (def.type === 'number') return dress.counts ? String(value as number) : value
    if (def.type !== 'string' || typeof value !== 'string') return value
    if (dress.ids && isId(key)) return ids.of(value)
    if (dress.times && def.format === 'datetime') return timeAs(dress.times, value)
    if (def.format !== 'decimal' || !dress.decimals) return value
    count += 1
    return dress.decimals === 'mixed' && count % 2 === 0 ? value : new Token(value)
  }
  const rowOf = (shape: Record<string, ZodMiniType>, value: Row): Row => {
    const row: Row = {}
    for (const [key, inner] of Object.entries(shape)) {
      const given = walk(inner, value[key], key)
      const mayBeAbsent = ['optional', 'default'].includes(defOf(inner).type)
      if (given === undefined && dress.nothing === 'null' && mayBeAbsent) row[key] = null
      else if (given !== undefined && !(given === null && dress.nothing === 'absent')) row[key] = given
    }
    return row
  }
  const pageOf = (page: Row): unknown => {
    const { data, links, meta } = page
    if (!isRow(meta) || !isRow(links)) return page
    if (dress.cursors === 'links') return { data, links }
    const flat = {
      path: meta['path'],
      per_page: meta['per_page'],
      next_page_url: links['next'] ?? null,
      prev_page_url: links['prev'] ?? null,
    }
    if (dress.cursors === 'old') return { data, ...flat }
    if (dress.cursors === 'flat')
      return { data, ...flat, next_cursor: meta['next_cursor'] ?? null, prev_cursor: meta['prev_cursor'] ?? null }
    return page
  }
  const wrapped = (value: unknown): unknown => {
    if (!isRow(value)) return value
    if (!Array.isArray(value['data'])) return dress.resources ? { data: value } : value
    const meta = isRow(value['meta']) ? value['meta'] : {}
    const isWhole = (meta['next_cursor'] ?? null) === null && Object.keys(value).every((key) => ['data', 'links', 'meta'].includes(key))
    return dress.lists && isWhole ? value['data'] : pageOf(value)
  }
  const dressed = wrapped(walk(schema, answer, ''))
  if (dress.texts && typeof dressed === 'string') return dressed
  return JSON.stringify(dressed, (_, value: unknown) => (value instanceof Token ? `\u0000${value.text}` : value)).replace(
    /"\\u0000([^"]*)"/g,
    '$1',
  )
}

/** The schema of what an operation answers, if it promises a body. */
export const schemaFor = (method: string, path: string, status: number): ZodMiniType | null => {
  const operation = findOperation(operations, method, path)
  const answers = operation ? (contract[operation.id as keyof typeof contract].answers as Record<string, ZodMiniType | null>) : {}
  return answers[String(status)] ?? null
}

/** A request as the server behind the dress knows it: its own ids in the place of the integers that were given out. */
export const undressRequest = (href: string, body: unknown, ids: IntegerIds): { href: string; body: unknown } => {
  const url = new URL(href)
  url.pathname = url.pathname
    .split('/')
    .map((part) => ids.back(part))
    .join('/')
  const back = (value: unknown, key: string): unknown =>
    isRow(value)
      ? Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, back(one, inner)]))
      : typeof value === 'string' && isId(key)
        ? ids.back(value)
        : value
  return { href: url.href, body: back(body, '') }
}

type Serve = (request: Request) => Promise<Response>

/** The same server in another dress: its requests are read and its successful answers written in that dress. */
export const dressedServer = (dress: LaravelDress, serve: Serve, ids = new IntegerIds()): Serve => {
  return async (request) => {
    const text = await request.clone().text()
    const { href, body } = undressRequest(request.url, text === '' ? undefined : JSON.parse(text), ids)
    const { method, headers, redirect, signal } = request
    const response = await serve(
      new Request(href, { method, headers, redirect, signal, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    )
    const schema = response.ok ? schemaFor(method, new URL(href).pathname, response.status) : null
    if (!schema) return response
    return new Response(dressBody(schema, await response.json(), dress, ids), { status: response.status, headers: response.headers })
  }
}

/** A fetch that finds the same server in another dress. */
export const dressedFetch = (dress: LaravelDress, fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch => {
  const serve = dressedServer(dress, (request) => fetch(request))
  return (input, init) => serve(new Request(input, init))
}
