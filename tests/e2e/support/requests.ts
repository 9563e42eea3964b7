import type { BrowserContext } from '@playwright/test'
import { locales } from '#design-system/i18n/tags.ts'
import { contract } from '#sdk/generated/contract.ts'

interface Schema {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> } }
  shape?: object
}
interface Row {
  method: string
  path: string
  params: object
  query: Schema | null
  body: Schema | null
}

const rows = Object.entries(contract as unknown as Record<string, Row>).map(([id, row]) => ({
  id,
  ...row,
  address: new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}))

/** Names of all operations of the contract. */
export const operationIds: readonly string[] = rows.map(({ id }) => id)

/** Operations that nobody asked for. */
export const unasked = (used: Iterable<string>): string[] => {
  const known = new Set(used)
  return operationIds.filter((id) => !known.has(id))
}

/** A flag in a query is sent as 1 or 0, which every framework reads, and as no other word: the contract calls it a boolean. */
const flagsOf = (schema: Schema | null, query: Record<string, unknown>): Record<string, unknown> => {
  const shape = new Map(Object.entries((schema?.shape ?? {}) as Record<string, Schema>))
  const isFlag = (name: string, value: unknown): boolean =>
    (value === 0 || value === 1) && shape.get(name)?.safeParse(true).success === true
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, isFlag(name, value) ? value === 1 : value]))
}

const wrong = (schema: Schema, value: object): string | null => {
  const names = schema.shape ? Object.keys(schema.shape) : Object.keys(value)
  const unknown = Object.keys(value).filter((name) => !names.includes(name))
  if (unknown.length > 0) return `${unknown.join(', ')} is not in the contract`
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null
}

const typed = (value: string): unknown => (/^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value)

/** `?per_page=6&keys[]=a` as the contract's types have it; a flag stays the number that it came as. */
const queryOf = (search: URLSearchParams): Record<string, unknown> => {
  const query: Record<string, unknown> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).map(typed)
    query[name] = name.endsWith('[]') ? values : values[0]
  }
  return query
}

/** The operation that a request asks for, and what about it the contract does not allow. */
export function judge(asked: { method: string; url: string; headers: Record<string, string>; body: string | null }): {
  operation: string | null
  faults: string[]
} {
  const url = new URL(asked.url)
  const where = `${asked.method} ${url.pathname}`
  const row = rows.find(({ method, address }) => method === asked.method && address.test(url.pathname))
  if (!row) return { operation: null, faults: [`${where} is off the contract`] }
  const faults: string[] = []
  const query = queryOf(url.searchParams)
  const inQuery = row.query ? wrong(row.query, flagsOf(row.query, query)) : Object.keys(query).length > 0 ? 'takes no query' : null
  if (inQuery) faults.push(`${where}, query: ${inQuery}`)
  if (!asked.headers['accept']?.includes('application/json')) faults.push(`${where} does not accept JSON`)
  if (!(locales as readonly string[]).includes(asked.headers['accept-language'] ?? '')) faults.push(`${where} names no language of ours`)
  if (asked.method === 'GET') return { operation: row.id, faults: asked.body ? [...faults, `${where} has a body`] : faults }
  if (row.body && asked.headers['content-type'] !== 'application/json') faults.push(`${where} is not sent as JSON`)
  const inBody = row.body ? wrong(row.body, JSON.parse(asked.body ?? 'null') as object) : null
  if (inBody) faults.push(`${where}, body: ${inBody}`)
  return { operation: row.id, faults }
}

/** Holds everything that the application asks for against the contract (C5): at once, so that the last request of a test is judged as the first. */
export function watchRequests(context: BrowserContext, origin: string, faults: string[], used: Set<string>): void {
  context.on('request', (request) => {
    const ours = !request.serviceWorker() && request.url().startsWith(origin) && !request.url().includes('/__simulator')
    if (!ours || !['fetch', 'xhr'].includes(request.resourceType())) return
    const found = judge({ method: request.method(), url: request.url(), headers: request.headers(), body: request.postData() })
    if (found.operation) used.add(found.operation)
    faults.push(...found.faults)
  })
}
