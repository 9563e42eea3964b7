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
  pattern: new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}))

/** The ids of all operations of the contract. */
export const operationIds: readonly string[] = rows.map(({ id }) => id)

/** The operations of the contract that were never called. */
export const unusedOperations = (used: Iterable<string>): string[] => {
  const known = new Set(used)
  return operationIds.filter((id) => !known.has(id))
}

/** Booleans of a query must be sent as 1 or 0, which every framework parses. Converts these, so that the contract's schema can check the query. */
const parseFlags = (schema: Schema | null, query: Record<string, unknown>): Record<string, unknown> => {
  const shape = new Map(Object.entries((schema?.shape ?? {}) as Record<string, Schema>))
  const isFlag = (name: string, value: unknown): boolean =>
    (value === 0 || value === 1) && shape.get(name)?.safeParse(true).success === true
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, isFlag(name, value) ? value === 1 : value]))
}

const findIssue = (schema: Schema, value: object): string | null => {
  const names = schema.shape ? Object.keys(schema.shape) : Object.keys(value)
  const unknown = Object.keys(value).filter((name) => !names.includes(name))
  if (unknown.length > 0) return `${unknown.join(', ')} is not in the contract`
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null
}

const parseValue = (value: string): unknown => (/^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value)

/** Parses `?per_page=6&keys[]=a` into the contract's types; flags stay numbers. */
const parseQuery = (search: URLSearchParams): Record<string, unknown> => {
  const query: Record<string, unknown> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).map(parseValue)
    query[name] = name.endsWith('[]') ? values : values[0]
  }
  return query
}

/** The operation that a request calls, and each way in which the request breaks the contract. */
export function checkRequest(request: { method: string; url: string; headers: Record<string, string>; body: string | null }): {
  operation: string | null
  issues: string[]
} {
  const url = new URL(request.url)
  const where = `${request.method} ${url.pathname}`
  const row = rows.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname))
  if (!row) return { operation: null, issues: [`${where} is not in the contract`] }
  const issues: string[] = []
  const query = parseQuery(url.searchParams)
  const queryIssue = row.query
    ? findIssue(row.query, parseFlags(row.query, query))
    : Object.keys(query).length > 0
      ? 'takes no query'
      : null
  if (queryIssue) issues.push(`${where}, query: ${queryIssue}`)
  if (!request.headers['accept']?.includes('application/json')) issues.push(`${where} does not accept JSON`)
  if (!(locales as readonly string[]).includes(request.headers['accept-language'] ?? ''))
    issues.push(`${where} has no supported Accept-Language`)
  if (request.method === 'GET') return { operation: row.id, issues: request.body ? [...issues, `${where} has a body`] : issues }
  if (row.body && request.headers['content-type'] !== 'application/json') issues.push(`${where} is not sent as JSON`)
  const bodyIssue = row.body ? findIssue(row.body, JSON.parse(request.body ?? 'null') as object) : null
  if (bodyIssue) issues.push(`${where}, body: ${bodyIssue}`)
  return { operation: row.id, issues }
}

/** Checks every API request of the application against the contract (C5): adds issues to `issues` and the called operations to `used`. */
export function checkRequests(context: BrowserContext, origin: string, issues: string[], used: Set<string>): void {
  context.on('request', (request) => {
    const ours = !request.serviceWorker() && request.url().startsWith(origin) && !request.url().includes('/__simulator')
    if (!ours || !['fetch', 'xhr'].includes(request.resourceType())) return
    const checked = checkRequest({ method: request.method(), url: request.url(), headers: request.headers(), body: request.postData() })
    if (checked.operation) used.add(checked.operation)
    issues.push(...checked.issues)
  })
}
