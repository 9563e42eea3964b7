import type { Balance } from '#sdk'
import { lookUp } from '../../lib/lookUp.ts'
import { add, compare, isZero } from '../../lib/money.ts'

/** Further words that people look for a token by. */
const alsoCalled: Readonly<Record<string, string>> = { USDT: 'tether dollar', BNB: 'binance coin' }

/** What belongs to the user, spendable or not. */
export const owned = ({ available, locked }: Balance): string => add(available, locked)

export type AssetFilter = {
  /** What was typed; spaces and capitals do not matter. */
  search: string
  /** Leaves out tokens of which there is nothing at all; the smallest dust stays. */
  hideZero: boolean
}

/** The tokens to show, the dearest first; those that are worth the same keep the server's order. */
export function assetRows(balances: readonly Balance[], { search, hideZero }: AssetFilter): Balance[] {
  const wanted = search.trim().toLowerCase()
  return balances
    .filter((balance) => !hideZero || !isZero(owned(balance)))
    .filter(({ token, network }) => `${token} ${lookUp(alsoCalled, token) ?? ''} ${network} bep-20`.toLowerCase().includes(wanted))
    .sort((a, b) => compare(b.worth_usd, a.worth_usd))
}
