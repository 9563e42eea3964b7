import { accounts, tokenNames, transactionServices, transactionStatuses, transactionTypes } from '../fixtures/enums.ts'
import { ok, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { ADDRESS, readForm } from '../server/form.ts'
import { missing } from '../server/http-error.ts'
import { pageOf } from '../server/pages.ts'
import { transactionsOf } from '../world/history.ts'
import type { User } from '../world/world.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const listTransactions = (call: Call, user: User): Answer => {
  const form = readForm(Object.fromEntries(call.query))
  const type = form.optionalOneOf('type', transactionTypes)
  const service = form.optionalOneOf('service', transactionServices)
  const status = form.optionalOneOf('status', transactionStatuses)
  const token = form.optionalOneOf('token', tokenNames)
  const account = form.optionalOneOf('account', accounts)
  const address = form.optionalString('address', { pattern: ADDRESS, patternText: 'validation.address' })?.toLowerCase() ?? null
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
  const rows = transactionsOf(call.world, user).filter((row) => {
    const wanted = { type, status, token, account, idempotency_key: key }
    if (Object.entries(wanted).some(([name, value]) => value !== null && row[name as keyof typeof wanted] !== value)) return false
    if (service !== null && !row.type.startsWith(`${service}_`)) return false
    if (address !== null && row.address?.toLowerCase() !== address) return false
    if ((from ?? null) === null && (to ?? null) === null) return true
    const at = dayIn?.(row.completed_at ?? row.created_at) ?? ''
    return (from ?? at) <= at && at <= (to ?? at)
  })
  return ok(pageOf(rows, call.query, '/api/transactions', perPage))
}

/** Null for none, undefined for a day that the calendar does not have. */
const day = (text: string | null): string | null | undefined =>
  text === null || text === '' ? null : Number.isNaN(Date.parse(text)) ? undefined : text

/** The calendar day of a moment in a time zone, as 2026-08-14; null for a zone that nobody knows. */
const dayReader = (timeZone: string): ((moment: string) => string) | null => {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    return (moment) => format.format(new Date(moment))
  } catch {
    return null
  }
}

const getTransaction = (call: Call, user: User): Answer => {
  const found = transactionsOf(call.world, user).find(({ id }) => id === call.params['id'])
  if (!found) throw missing()
  return ok(found)
}

export const transactions: readonly Operation[] = [
  own('GET', '/api/transactions', listTransactions),
  own('GET', '/api/transactions/{id}', getTransaction),
]
