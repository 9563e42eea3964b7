import type { Token } from '#sdk'
import { Token as TokenSchema } from '#sdk/schemas.ts'
import type { ExchangeAccount, Side } from '#design-system/screens/bonus/exchange.ts'
import { fromSchema, matching, oneOf, readSearch } from '../../hooks/search-params.ts'

/** The state of an exchange, as its URL describes it. */
export interface ExchangePlace {
  account: ExchangeAccount
  /** The token that the user came from. */
  token: Token | null
  /** Id of the quote under review. */
  quote: string | null
  /** Which amount of the quote was typed: a new quote is requested by it. */
  by: Side
}

const parsers = {
  from: oneOf('assets', 'bonus'),
  token: fromSchema(TokenSchema),
  quote: matching(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/),
  by: oneOf('give', 'get'),
}

/** Reads the query string. A token belongs to the assets: the bonus account holds only one. */
export function parseExchangeSearch(query: URLSearchParams): ExchangePlace {
  const { from, token = null, quote = null, by } = readSearch(query, parsers)
  return {
    account: from === 'assets' || (token !== null && !query.has('from')) ? 'main' : 'bonus',
    token,
    quote,
    by: by === 'get' ? 'to_amount' : 'from_amount',
  }
}

/** The query of an exchange from an account. */
export const accountSearch = (account: ExchangeAccount) => ({ from: account === 'main' ? 'assets' : 'bonus' }) as const
/** What the query of a quote or a receipt says of its account: the bonus account is the usual one. */
export const areaSearch = (account: ExchangeAccount) => (account === 'main' ? accountSearch(account) : {})
/** The query of a quote under review. */
export const quoteSearch = (account: ExchangeAccount, quote: string, by: Side) =>
  ({ quote, by: by === 'to_amount' ? 'get' : 'give', ...areaSearch(account) }) as const
