import { lookUp } from '../../lib/lookUp.ts'
import { compare, isZero } from '../../lib/money.ts'
import type { ValuedBalance } from '../../lib/valuedBalances.ts'
import { owned } from '../../lib/valuedBalances.ts'
import type { Sort } from '../../lib/sort.ts'
import { sorted } from '../../lib/sort.ts'

/** Additional search terms of tokens. */
const alsoCalled: Readonly<Record<string, string>> = { USDT: 'tether dollar', BNB: 'binance coin' }

/** The columns that tokens can be sorted by. */
export const tokenColumns = ['token', 'available', 'price', 'day', 'worth', 'share'] as const
export type TokenColumn = (typeof tokenColumns)[number]
export const byWorth: Sort<TokenColumn> = { by: 'worth', order: 'desc' }

const comparisons: Readonly<Record<TokenColumn, (a: ValuedBalance, b: ValuedBalance) => number>> = {
  token: (a, b) => (a.token < b.token ? -1 : 1),
  available: (a, b) => compare(a.available, b.available),
  price: (a, b) => compare(a.price_usd, b.price_usd),
  day: (a, b) => compare(a.price_change_24h_percent ?? '0', b.price_change_24h_percent ?? '0'),
  worth: (a, b) => compare(a.worth_usd, b.worth_usd),
  share: (a, b) => compare(a.share_percent, b.share_percent),
}

export type AssetFilter = {
  /** Search text; spaces and case are ignored. */
  search: string
  /** Omits tokens with a zero balance; dust stays. */
  hideZero: boolean
  /** Default: highest worth first. */
  sort?: Sort<TokenColumn>
}

/** The tokens to show, in order; equal ones keep the server's order. */
export function assetRows(balances: readonly ValuedBalance[], { search, hideZero, sort = byWorth }: AssetFilter): ValuedBalance[] {
  const query = search.trim().toLowerCase()
  const shown = balances
    .filter((balance) => !hideZero || !isZero(owned(balance)))
    .filter(({ token, network }) => `${token} ${lookUp(alsoCalled, token) ?? ''} ${network} bep-20`.toLowerCase().includes(query))
  return sorted(shown, sort, comparisons[sort.by])
}
