import { withPageNumber } from '#sdk/http/cursor.ts'
import type { Row } from '../contract.ts'
import { parametersOf, schemaOf } from '../contract.ts'
import type { Answered } from './check.ts'
import { parsed, record, statusOf } from './check.ts'
import { firstId, randomAddress, UNKNOWN_ID } from './ids.ts'
import type { Tools } from './writes.ts'

type Item = Record<string, unknown>

/** A value of each filter that no row has. */
const unmatched: Readonly<Record<string, () => string>> = {
  idempotency_key: () => crypto.randomUUID(),
  search: () => crypto.randomUUID(),
  address: randomAddress,
  pair: () => 'NONE/NONE',
  parent_id: () => UNKNOWN_ID,
  level: () => '100',
  month: () => '2000-01',
  date_from: () => '2100-01-01',
  date_to: () => '2000-01-01',
}

/** The time by which a list has its newest row first. */
const newestBy: Readonly<Record<string, string>> = {
  'GET /api/transactions': 'created_at',
  'GET /api/uta/deals': 'opened_at',
  'GET /api/trust-wallet': 'created_at',
}

/** The application filters transactions again, but for what the server alone can know. */
const isFilteredAgain = (name: string, filter: string): boolean => name === 'GET /api/transactions' && !['search', 'idempotency_key'].includes(filter)

/** Types of transactions that a request of the user makes, with its key. */
const REQUESTED = new Set(['withdrawal', 'exchange', 'uta_refill', 'uta_withdrawal', 'uta_subscription', 'insurance'])

/** Checks what the application relies on in a list: order, pages, filters, and the keys by which it looks up a lost answer. */
export async function checkList(tools: Tools, name: string, row: Row, answered: Answered): Promise<void> {
  const { contract, mismatch } = tools
  const parameters = new Map(parametersOf(contract, row.operation).flatMap((one) => (one.in === 'query' ? [[one.name, schemaOf(contract, one.schema)]] : [])))
  const rows = itemsOf(tools, name, answered)
  const ask = async (query: Record<string, string>): Promise<Answered> => {
    const found = await tools.ask('GET', withPageNumber(`${row.path}?${new URLSearchParams(query).toString()}`))
    tools.hold(name, found)
    return found
  }
  inOrder()
  if (parameters.has('cursor')) await pages()
  if (rows.length > 0) for (const [filter, { enum: words, type }] of parameters) await tryFilter(filter, type === 'boolean' ? ['1', '0'] : words?.map(String))
  if (parameters.has('idempotency_key')) await keys()

  /** The application shows rows as they come: an older one on top is taken for the latest. */
  function inOrder(): void {
    const times = rows.map((item) => Date.parse(String(item[newestBy[name] ?? ''])))
    if (times.some((time, at) => time > times[at - 1]!)) mismatch(name, 'body data', 'the newest first', 'another order')
  }

  /** The second row as a page of its own. A list that announces a next page without naming it would be taken for whole. */
  async function pages(): Promise<void> {
    const cursorOf = (page: Answered): unknown => record(tools.valueOf(name, page)['meta'])['next_cursor']
    const isCutOff = (page: Answered): boolean => {
      const { links, next_page_url } = parsed(page)
      return typeof cursorOf(page) !== 'string' && typeof (record(links)['next'] ?? next_page_url) === 'string'
    }
    const first = rows.length > 1 ? await ask({ per_page: '1' }) : answered
    const count = itemsOf(tools, name, first).length
    if (first.status >= 400) return mismatch(name, 'query per_page', '200', statusOf(first))
    if (rows.length > 1 && count > 1) mismatch(name, 'query per_page', '1 row', 'more: it is ignored', 'more rows than asked for')
    if (isCutOff(answered) || isCutOff(first) || (rows.length > 1 && count === 1 && typeof cursorOf(first) !== 'string'))
      mismatch(name, 'body meta.next_cursor', 'the cursor of the next page', 'nothing, though there is a next page')
    const cursor = cursorOf(first)
    if (typeof cursor !== 'string') return
    const next = await ask({ per_page: '1', cursor })
    if (next.status >= 400) return mismatch(name, 'query cursor', 'the next page', statusOf(next))
    const id = firstId(tools.valueOf(name, next))
    if (id !== null && id === firstId(tools.valueOf(name, first))) mismatch(name, 'query cursor', 'the next page', 'the same page again')
  }

  /** A filter must keep back every row that has another value: else sums are wrong, or another request's outcome is taken for this one's. */
  async function tryFilter(filter: string, words: readonly string[] | undefined): Promise<void> {
    const value = unmatched[filter]?.() ?? words?.find((word) => word !== 'all' && rows.some((item) => matches(item, filter, word) === false))
    if (value === undefined) return
    const found = await ask({ [filter]: value })
    if (found.status >= 400 && !(filter in unmatched)) return mismatch(name, `query ${filter}`, '200', statusOf(found))
    const others = itemsOf(tools, name, found).filter((item) => filter in unmatched || matches(item, filter, value) === false)
    if (found.status < 400 && others.length > 0)
      mismatch(name, `query ${filter}`, 'only rows that have this value', 'others: it is ignored', isFilteredAgain(name, filter) ? 'filter ignored' : undefined)
  }

  /** The key of a request leads to its row. */
  async function keys(): Promise<void> {
    const newest = [...Map.groupBy(rows, ({ type }) => String(type))].filter(([type]) => REQUESTED.has(type)).map(([type, [item]]) => ({ type, key: item?.['idempotency_key'] }))
    const without = newest.filter(({ key }) => typeof key !== 'string').map(({ type }) => type)
    if (without.length > 0) mismatch(name, 'body data.[].idempotency_key', 'the key of the request that made the row', `nothing in the newest ${without.join(', ')}`)
    const key = newest.find((one) => typeof one.key === 'string')?.key
    if (typeof key !== 'string') return
    const found = itemsOf(tools, name, await ask({ idempotency_key: key }))
    if (!found.some((item) => item['idempotency_key'] === key)) mismatch(name, 'query idempotency_key', 'the row that has this key', 'no such row')
  }
}

const itemsOf = (tools: Tools, name: string, answered: Answered): Item[] => {
  const { data } = tools.valueOf(name, answered)
  return Array.isArray(data) ? data.map(record) : []
}

/** Whether a row has the value that a filter asks for; undefined if the row does not tell. */
function matches(item: Item, filter: string, value: string): boolean | undefined {
  if (filter === 'service') return String(item['type']).startsWith(`${value}_`)
  // A server may also mean the other token of an exchange.
  if (filter === 'token' && item['counter_token'] === value) return true
  // Open and closed deals are told by their status.
  const has = item[filter] ?? (filter === 'type' ? item['status'] : undefined)
  return has === undefined ? undefined : typeof has === 'boolean' ? has === (value === '1') : has === value
}
