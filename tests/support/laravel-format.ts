import type { ZodMiniType } from 'zod/mini'
import { findOperation } from '#sdk/http/operations.ts'
import { contract } from '#sdk/generated/contract.ts'

/** Formats of a plain Laravel 8 server, each equivalent to what the contract promises. */
export interface LaravelFormat {
  /** auto-increment ids */
  ids?: 'integers'
  /** decimals as JSON numbers, all or every second one; with the noise of a float, as `decimal:18` writes them (if a float can keep them at all) */
  decimals?: 'numbers' | 'mixed' | 'float noise'
  /** booleans as 0 and 1, as MySQL stores them: numbers or strings */
  flags?: 'numbers' | 'texts'
  /** `Y-m-d H:i:s`, with microseconds, or ISO with microseconds */
  times?: 'no zone' | 'microseconds' | 'ISO microseconds'
  /** counts as strings, because of PDO's emulated prepared statements */
  counts?: 'texts'
  /** absent optional values are null; null values are absent; every value that may be absent or null is null */
  nothing?: 'null' | 'absent' | 'null everywhere'
  /** one resource inside `data` */
  resources?: 'in data'
  /** lists without `data`, if nothing is beside it; without what is beside it, and without pages */
  lists?: 'bare' | 'bare alone'
  /**
   * `cursorPaginate()` without a resource; an older version that only links; links of a resource without meta; `paginate()` with and without a
   * resource, `simplePaginate()`
   */
  cursors?: 'flat' | 'old' | 'links' | 'numbered' | 'numbered flat' | 'numbered simple'
  /** plain text instead of JSON */
  texts?: 'plain'
  /** a fixed size of all pages */
  perPage?: number
  /** all filters but that by key are ignored */
  filters?: 'ignored'
}

export const formats: Readonly<Record<string, LaravelFormat>> = {
  'integer ids': { ids: 'integers' },
  'numbers for decimals': { decimals: 'numbers' },
  'numbers for some decimals': { decimals: 'mixed' },
  'the noise of floats': { decimals: 'float noise' },
  '0 and 1 for flags': { flags: 'numbers' },
  '"0" and "1" for flags': { flags: 'texts' },
  'times without zone': { times: 'no zone' },
  'times with microseconds': { times: 'microseconds' },
  'ISO times with microseconds': { times: 'ISO microseconds' },
  'strings for counts': { counts: 'texts' },
  'null for absent values': { nothing: 'null' },
  'no null values': { nothing: 'absent' },
  'single resources inside data': { resources: 'in data' },
  'bare lists': { lists: 'bare' },
  'flat cursorPaginate()': { cursors: 'flat' },
  'cursorPaginate() of an older version': { cursors: 'old' },
  'cursors only in links': { cursors: 'links' },
  'paginate()': { cursors: 'numbered' },
  'paginate() without a resource': { cursors: 'numbered flat' },
  'simplePaginate()': { cursors: 'numbered simple' },
  'plain text': { texts: 'plain' },
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

/** Formats that say less than the contract allows to say: values are null, and nothing is beside a list. */
export const silentFormats: Readonly<Record<string, LaravelFormat>> = {
  'null wherever a value may be absent': { nothing: 'null everywhere' },
  'lists with nothing beside them': { lists: 'bare alone' },
}

/** Maps the simulator's ids to integers and back. */
export class IntegerIds {
  private readonly known = new Map<string, number>()

  integerOf(id: string): number {
    const number = this.known.get(id) ?? 1000 + this.known.size
    this.known.set(id, number)
    return number
  }

  idOf(text: string): string {
    for (const [id, number] of this.known) if (String(number) === text) return id
    return text
  }
}

/** A bare JSON token: a number with all its digits. */
class Token {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Digits of a decimal that any float keeps. */
const FLOAT_DIGITS = 15

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

const acceptsNull = (schema: ZodMiniType): boolean => schema.safeParse(null).success

const formatTime = (form: NonNullable<LaravelFormat['times']>, text: string): string => {
  const iso = new Date(text).toISOString()
  const [day = '', clock = ''] = iso.slice(0, -1).split('T')
  if (form === 'ISO microseconds') return iso.replace('Z', '000Z')
  return form === 'microseconds' ? `${day} ${clock}000` : `${day} ${clock.slice(0, 8)}`
}

/** The body of a successful response in another format, as sent over the wire. */
export const formatBody = (schema: ZodMiniType, response: unknown, format: LaravelFormat, ids = new IntegerIds(), page = 1): string => {
  let count = 0
  const walk = (inner: ZodMiniType, value: unknown, key: string): unknown => {
    const def = defOf(inner)
    if (value === null || value === undefined) return value
    if (def.innerType) return walk(def.innerType, value, key)
    if (def.type === 'union') {
      const match = (def.options ?? []).find((option) => option.safeParse(value).success)
      return match ? walk(match, value, key) : value
    }
    if (def.type === 'array' && def.element && Array.isArray(value)) return value.map((row) => walk(def.element as ZodMiniType, row, ''))
    if (def.type === 'object' && isRow(value)) return rowOf(def.shape ?? {}, value)
    if (def.type === 'boolean' || (def.type === 'literal' && typeof value === 'boolean')) {
      const number = value === true ? 1 : 0
      return format.flags === 'numbers' ? number : format.flags === 'texts' ? String(number) : value
    }
    if (def.type === 'number') return format.counts ? String(value as number) : value
    if (def.type !== 'string' || typeof value !== 'string') return value
    if (format.ids && isId(key)) return ids.integerOf(value)
    if (format.times && def.format === 'datetime') return formatTime(format.times, value)
    if (def.format !== 'decimal' || !format.decimals) return value
    if (format.decimals === 'float noise') return value.replace(/\D/g, '').length > FLOAT_DIGITS ? value : Number(value).toFixed(18)
    count += 1
    return format.decimals === 'mixed' && count % 2 === 0 ? value : new Token(value)
  }
  const rowOf = (shape: Record<string, ZodMiniType>, value: Row): Row => {
    const row: Row = {}
    for (const [key, inner] of Object.entries(shape)) {
      const mayBeAbsent = ['optional', 'default'].includes(defOf(inner).type)
      if (format.nothing === 'null everywhere' && (mayBeAbsent || acceptsNull(inner))) {
        row[key] = null
        continue
      }
      const given = walk(inner, value[key], key)
      if (given === undefined && format.nothing === 'null' && mayBeAbsent) row[key] = null
      else if (given !== undefined && !(given === null && format.nothing === 'absent')) row[key] = given
    }
    return row
  }
  const numbered = (kind: string, { data, links: _links, meta, ...additional }: Row): Row => {
    const { path, per_page, next_cursor } = meta as Row
    const urlOf = (number: number) => `http://matu.test${String(path)}?page=${number}`
    const [next, prev] = [next_cursor === null ? null : urlOf(page + 1), page === 1 ? null : urlOf(page - 1)]
    const position = { current_page: page, from: 1, path, per_page, to: (data as unknown[]).length }
    const end = { last_page: next === null ? page : page + 1 }
    const list = { ...position, ...end, links: [{ url: next, label: 'Next &raquo;', active: false }] }
    if (kind === 'numbered') return { data, links: { first: urlOf(1), last: urlOf(end.last_page), next, prev }, meta: list, ...additional }
    return { ...(kind === 'numbered flat' ? list : position), data, next_page_url: next, prev_page_url: prev, ...additional }
  }
  const pageOf = (page: Row): unknown => {
    const { data, links, meta, ...additional } = page
    if (!isRow(meta) || !isRow(links)) return page
    if (format.cursors?.startsWith('numbered')) return numbered(format.cursors, page)
    if (format.cursors === 'links') return { data, links, ...additional }
    const flat = {
      path: meta['path'],
      per_page: meta['per_page'],
      next_page_url: links['next'] ?? null,
      prev_page_url: links['prev'] ?? null,
    }
    if (format.cursors === 'old') return { data, ...flat, ...additional }
    if (format.cursors === 'flat')
      return { data, ...flat, next_cursor: meta['next_cursor'] ?? null, prev_cursor: meta['prev_cursor'] ?? null, ...additional }
    return page
  }
  const wrapped = (value: unknown): unknown => {
    if (!isRow(value)) return value
    if (!Array.isArray(value['data'])) return format.resources ? { data: value } : value
    if (format.lists === 'bare alone') return value['data']
    const meta = isRow(value['meta']) ? value['meta'] : {}
    const isLastPage = (meta['next_cursor'] ?? null) === null && Object.keys(value).every((key) => ['data', 'links', 'meta'].includes(key))
    return format.lists && isLastPage ? value['data'] : pageOf(value)
  }
  const formatted = wrapped(walk(schema, response, ''))
  if (format.texts && typeof formatted === 'string') return formatted
  return JSON.stringify(formatted, (_, value: unknown) => (value instanceof Token ? `\u0000${value.text}` : value)).replace(
    /"\\u0000([^"]*)"/g,
    '$1',
  )
}

/** The response schema of an operation, if it has a body. */
export const schemaFor = (method: string, path: string, status: number): ZodMiniType | null => {
  const operation = findOperation(method, path)
  const responses = operation ? (contract[operation.id as keyof typeof contract].answers as Record<string, ZodMiniType | null>) : {}
  return responses[String(status)] ?? null
}

/** Replaces the integers in a request by the simulator's ids. */
const parseRequest = (href: string, body: unknown, ids: IntegerIds): { href: string; body: unknown } => {
  const url = new URL(href)
  url.pathname = url.pathname
    .split('/')
    .map((part) => ids.idOf(part))
    .join('/')
  const replaceIds = (value: unknown, key: string): unknown =>
    isRow(value)
      ? Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, replaceIds(one, inner)]))
      : typeof value === 'string' && isId(key)
        ? ids.idOf(value)
        : value
  return { href: url.href, body: replaceIds(body, '') }
}

/** What is read from the query by every server of these formats: it says where a page begins, not which rows it has; an outcome is looked up by its key. */
const APPLIED = new Set(['cursor', 'page', 'per_page', 'idempotency_key', 'keys[]', 'with_activity'])

/** Keeps what a server with numbered pages knows: which cursor of the simulator begins which page of a list. */
class NumberedPages {
  private readonly known = new Map<string, string>()

  private keyOf(url: URL, page: number): string {
    const query = new URLSearchParams(url.search)
    for (const name of ['page', 'cursor']) query.delete(name)
    return `${url.pathname}?${query.toString()} ${page}`
  }

  /** Replaces the page's number by the simulator's cursor; returns the number. */
  take(url: URL): number {
    const page = Number(url.searchParams.get('page') ?? 1)
    const cursor = this.known.get(this.keyOf(url, page))
    url.searchParams.delete('page')
    // Such a server knows no cursors.
    url.searchParams.delete('cursor')
    if (page > 1 && cursor) url.searchParams.set('cursor', cursor)
    return page
  }

  keep(url: URL, page: number, cursor: unknown): void {
    if (typeof cursor === 'string') this.known.set(this.keyOf(url, page + 1), cursor)
  }
}

type Serve = (request: Request) => Promise<Response>

/** The same server in another format: reads requests and writes successful responses in that format. */
export const formattedServer = (format: LaravelFormat, serve: Serve, ids = new IntegerIds()): Serve => {
  const pages = new NumberedPages()
  return async (request) => {
    const text = await request.clone().text()
    const { href, body } = parseRequest(request.url, text === '' ? undefined : JSON.parse(text), ids)
    const url = new URL(href)
    const { method, headers, redirect, signal } = request
    if (method === 'GET' && format.filters) {
      const applied = [...url.searchParams].filter(([name]) => APPLIED.has(name))
      url.search = new URLSearchParams(applied).toString()
    }
    if (method === 'GET' && format.perPage && schemaFor(method, url.pathname, 200)) url.searchParams.set('per_page', String(format.perPage))
    const page = format.cursors?.startsWith('numbered') ? pages.take(url) : 1
    const response = await serve(
      new Request(url.href, { method, headers, redirect, signal, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    )
    const schema = response.ok ? schemaFor(method, url.pathname, response.status) : null
    if (!schema) return response
    const given = (await response.json()) as { meta?: { next_cursor?: unknown } } | null
    pages.keep(url, page, given?.meta?.next_cursor)
    return new Response(formatBody(schema, given, format, ids, page), { status: response.status, headers: response.headers })
  }
}

/** A fetch that reaches the same server in another format. */
export const formattedFetch = (format: LaravelFormat, fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch => {
  const serve = formattedServer(format, (request) => fetch(request))
  return (input, init) => serve(new Request(input, init))
}
