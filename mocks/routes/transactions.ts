import type { Token, Transaction, TransactionSum } from '#sdk'
import { accounts, tokenNames, transactionServices, transactionStatuses } from '../fixtures/enums.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { ADDRESS, readForm } from '../server/form.ts'
import { missing } from '../server/http-error.ts'
import { pageOf } from '../server/pages.ts'
import { transactionTypeNames, transactionTypes } from '../texts/transaction-types.ts'
import type { Locale } from '../texts/text.ts'
import { transactionsIn } from '../world/history.ts'
import { decimal, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import type { User } from '../world/world.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const listTransactions = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(Object.fromEntries(context.query))
  const type = form.optionalOneOf('type', transactionTypes)
  const service = form.optionalOneOf('service', transactionServices)
  const status = form.optionalOneOf('status', transactionStatuses)
  const token = form.optionalOneOf('token', tokenNames)
  const account = form.optionalOneOf('account', accounts)
  const address = form.optionalString('address', { pattern: ADDRESS, patternText: 'validation.address' })?.toLowerCase() ?? null
  const search = form.optionalString('search', { max: 100 })
  const key = form.optionalString('idempotency_key', { max: 64 })
  const from = day(form.optionalString('date_from', { pattern: DAY, patternText: 'validation.date' }))
  const to = day(form.optionalString('date_to', { pattern: DAY, patternText: 'validation.date' }))
  const timezone = form.optionalString('timezone', { max: 64 }) ?? 'UTC'
  const perPage = form.optionalInteger('per_page', 1, 200) ?? 20
  form.optionalString('cursor', { max: 512 })
  if (from === undefined) form.fail('date_from', 'validation.date')
  if (to === undefined) form.fail('date_to', 'validation.date')
  const dayIn = dayReader(timezone)
  if (!dayIn) form.fail('timezone', 'validation.in')
  form.done()
  const rows = transactionsIn(context.world, user, context.locale).filter((row) => {
    const filters = { type, status, token, account, idempotency_key: key }
    if (Object.entries(filters).some(([name, value]) => value !== null && row[name as keyof typeof filters] !== value)) return false
    if (service !== null && !row.type.startsWith(`${service}_`)) return false
    if (address !== null && row.address?.toLowerCase() !== address) return false
    if (search !== null && !matches(row, search, context.locale)) return false
    if ((from ?? null) === null && (to ?? null) === null) return true
    const at = dayIn?.(row.completed_at ?? row.created_at) ?? ''
    return (from ?? at) <= at && at <= (to ?? at)
  })
  const page = pageOf(rows, context.query, '/api/transactions', perPage)
  return ok(context.query.get('cursor') ? page : { ...page, sums: sumsOf(rows) })
}

const matches = (row: Transaction, search: string, locale: Locale): boolean => {
  const text = search.trim().toLowerCase()
  const { id, type, counterparty, address, tx_hash, amount, counter_amount } = row
  return (
    [id, counterparty, address, tx_hash, transactionTypeNames[locale][type]].some((field) => field?.toLowerCase().includes(text)) ||
    [amount, counter_amount].some((figure) => figure?.replace('-', '').startsWith(text))
  )
}

/** The sums of what was completed, by token. */
const sumsOf = (rows: readonly Transaction[]): TransactionSum[] => {
  const sums = new Map<Token, { received: Units; spent: Units; fees: Units }>()
  const sumOf = (token: Token) => {
    const sum = sums.get(token) ?? { received: 0n, spent: 0n, fees: 0n }
    sums.set(token, sum)
    return sum
  }
  const count = (token: Token | null, figure: string | null): void => {
    if (token === null || figure === null) return
    const amount = units(figure)
    if (amount < 0n) sumOf(token).spent -= amount
    else sumOf(token).received += amount
  }
  for (const row of rows.filter(({ status }) => status === 'done')) {
    count(row.token, row.amount)
    count(row.counter_token, row.counter_amount)
    if (row.fee_token !== null) sumOf(row.fee_token).fees += units(row.fee_amount ?? '0')
  }
  return tokenNames.flatMap((token) => {
    const sum = sums.get(token)
    return sum ? [{ token, received: decimal(sum.received), spent: decimal(sum.spent), fees: decimal(sum.fees) }] : []
  })
}

/** Null if there is none, undefined for a day that does not exist in the calendar. */
const day = (text: string | null): string | null | undefined =>
  text === null || text === '' ? null : Number.isNaN(Date.parse(text)) ? undefined : text

/** Returns a function from a moment to its calendar day in a time zone (2026-08-14); null for an unknown zone. */
const dayReader = (timeZone: string): ((moment: string) => string) | null => {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    return (moment) => {
      const { year, month, day } = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
      return `${year}-${month}-${day}`
    }
  } catch {
    return null
  }
}

const getTransaction = (context: RouteContext, user: User): RouteResult => {
  const found = transactionsIn(context.world, user, context.locale).find(({ id }) => id === context.params['id'])
  if (!found) throw missing()
  return ok(found)
}

export const transactions: readonly Operation[] = [
  authenticatedRoute('GET', '/api/transactions', listTransactions),
  authenticatedRoute('GET', '/api/transactions/{id}', getTransaction),
]
