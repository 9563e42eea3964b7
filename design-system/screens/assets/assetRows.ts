import type { Balance } from '#sdk'
import { lookUp } from '../../lib/lookUp.ts'
import { add, compare, isZero } from '../../lib/money.ts'

/** Additional search terms of tokens. */
const alsoCalled: Readonly<Record<string, string>> = { USDT: 'tether dollar', BNB: 'binance coin' }

/** The user's total of a token, spendable or not. */
export const owned = ({ available, locked }: Balance): string => add(available, locked)

export type AssetFilter = {
  /** Search text; spaces and case are ignored. */
  search: string
  /** Omits tokens with a zero balance; dust stays. */
  hideZero: boolean
}

/** The tokens to show, highest worth first; equal ones keep the server's order. */
export function assetRows(balances: readonly Balance[], { search, hideZero }: AssetFilter): Balance[] {
  const query = search.trim().toLowerCase()
  return balances
    .filter((balance) => !hideZero || !isZero(owned(balance)))
    .filter(({ token, network }) => `${token} ${lookUp(alsoCalled, token) ?? ''} ${network} bep-20`.toLowerCase().includes(query))
    .sort((a, b) => compare(b.worth_usd, a.worth_usd))
}
