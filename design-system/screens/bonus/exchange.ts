import type { BalanceList, CurrentBonus, Token } from '#sdk'
import { lookUp } from '../../lib/lookUp.ts'
import { compare, div, isZero, mul, roundDown } from '../../lib/money.ts'

export type ExchangeAccount = 'bonus' | 'main'

/** What can be given from where, and for what. */
export type AccountBalance = {
  from: readonly Token[]
  to: readonly Token[]
  /** Everything of a token, and what of it can be exchanged now. */
  balance: Partial<Record<Token, string>>
  available: Partial<Record<Token, string>>
  /** Less than this is not exchanged; `null`: no limit. */
  minimum: string | null
}

export const bonusPurse = (bonus: CurrentBonus): AccountBalance => ({
  from: [bonus.token],
  to: bonus.exchange_to,
  balance: { [bonus.token]: bonus.balance },
  available: { [bonus.token]: bonus.exchangeable },
  minimum: bonus.minimum_exchange,
})

export const assetsPurse = ({ data }: BalanceList): AccountBalance => ({
  from: data.map(({ token }) => token),
  to: data.map(({ token }) => token),
  balance: Object.fromEntries(data.map(({ token, available }) => [token, available])),
  available: Object.fromEntries(data.map(({ token, available }) => [token, available])),
  minimum: null,
})

/** Whether there is anything to exchange. */
export const canExchange = ({ from, available, minimum }: AccountBalance): boolean =>
  from.some((token) => {
    const amount = lookUp(available, token) ?? '0'
    return !isZero(amount) && compare(amount, minimum ?? '0') >= 0
  })

/** USD per token, as far as it is known. */
export type Prices = Partial<Record<string, string>>

export const pricesOf = ({ data }: BalanceList): Prices => Object.fromEntries(data.map(({ token, price_usd }) => [token, price_usd]))

/** How much of one token another is worth now; `null` where a price is not known. */
export function rateOf(prices: Prices, from: string, to: string): string | null {
  const [give, get] = [lookUp(prices, from), lookUp(prices, to)]
  return give === undefined || get === undefined || isZero(give) || isZero(get) ? null : div(give, get)
}

/**
 * About how much an amount is in another token, for the second field while one types in the first. Six digits after the point, all that a token has
 * where that would be nothing; `null` where a price is not known. The quote alone is exact.
 */
export function estimate(prices: Prices, amount: string, from: string, to: string): string | null {
  const [give, get] = [lookUp(prices, from), lookUp(prices, to)]
  if (give === undefined || get === undefined || isZero(give) || isZero(get)) return null
  // Multiplied before it is divided: a rate that was cut would lose the last digit of a round sum.
  const exact = div(mul(amount, give), get)
  const short = roundDown(exact, 6)
  return isZero(short) ? roundDown(exact, 18) : short
}

/** Which of the two amounts was typed; the other follows. */
export type Side = 'from_amount' | 'to_amount'

export type ExchangeDraft = {
  account: ExchangeAccount
  from_token: Token
  to_token: Token
  side: Side
  from_amount: string
  to_amount: string
}

/** The wish as the server takes it: one of the two amounts. */
export const asRequest = ({ account, from_token, to_token, side, ...amounts }: ExchangeDraft) => ({
  account,
  from_token,
  to_token,
  [side]: amounts[side],
})
