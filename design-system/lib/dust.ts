import type { Transaction } from '#sdk'
import { compare } from './money.ts'

/** USD. */
const CENT = '0.01'

/**
 * A deposit worth less than a cent. Such amounts are sent by strangers, so that the address of theirs is copied from the list by mistake. One of unknown
 * worth is none, and neither is what the product itself pays.
 */
export const isDust = ({ type, worth_usd }: Pick<Transaction, 'type' | 'worth_usd'>): boolean =>
  type === 'deposit' && worth_usd !== undefined && compare(worth_usd, CENT) < 0
