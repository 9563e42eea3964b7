import type { Token } from '#sdk'
import type { ExchangeAccount, Side } from '#design-system/screens/bonus/exchange.ts'
import { readToken } from '../assets/token-param.ts'

/** Where an exchange stands, as its address says it. */
export interface ExchangePlace {
  account: ExchangeAccount
  /** The token that the reader came for. */
  token: Token | null
  /** The offer that is looked at. */
  quote: string | null
  /** Which amount of the offer was typed: a new one is asked for by it. */
  by: Side
}

const id = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** Reads the address and trusts none of it. A token belongs to the assets: bonuses are of one kind. */
export function parseSearchParams(query: URLSearchParams): ExchangePlace {
  const token = readToken(query)
  const quote = query.get('quote')
  return {
    account: query.get('from') === 'assets' || (token !== null && !query.has('from')) ? 'main' : 'bonus',
    token,
    quote: quote !== null && id.test(quote) ? quote : null,
    by: query.get('by') === 'get' ? 'to_amount' : 'from_amount',
  }
}

export const placeOfAccount = (account: ExchangeAccount): string => `?from=${account === 'main' ? 'assets' : 'bonus'}`
export const placeOfQuote = (quote: string, by: Side): string =>
  `?${new URLSearchParams({ quote, by: by === 'to_amount' ? 'get' : 'give' })}`

/** The same page for who comes from the assets. */
export const fromAssets = (href: string): string => href + placeOfAccount('main')
