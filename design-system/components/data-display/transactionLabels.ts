import type { Transaction } from '#sdk'
import { isAddress, shortenAddress } from '../../lib/address.ts'
import { isNegative } from '../../lib/money.ts'
import { lookUp } from '../../lib/lookUp.ts'
import type { Texts } from '../../i18n/catalogue.ts'

type Words = Texts<'frame'>['transaction']

// The server may send types and statuses unknown to this build: they are shown neutrally, never as a blank.
export const typeWord = (words: Words, type: string): string => (lookUp(words.type, type) ?? words.type.other)()
export const statusWord = (words: Words, status: string): string => (lookUp(words.status, status) ?? words.status.other)()

const named = (text: string) => (isAddress(text) ? shortenAddress(text) : text)

/** The second line of a row: the counterparty or the subject. */
export function detailWords(words: Words, transaction: Transaction): string {
  const { type, token, amount, counter_token, counterparty, address, count } = transaction
  if (counter_token) return isNegative(amount) ? `${token} → ${counter_token}` : `${counter_token} → ${token}`
  if (count !== null) return type === 'uta_result' ? words.deals({ count }) : words.partners({ count })
  const other = counterparty ?? address
  if (!other) return ''
  if (type === 'deposit') return words.from({ name: named(other) })
  if (type === 'withdrawal') return counterparty ? words.toNamed({ name: counterparty }) : words.to({ name: named(other) })
  return named(other)
}
