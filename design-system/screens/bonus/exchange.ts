import type { BalanceList, CurrentBonus, Token } from '#sdk'
import { lookUp } from '../../lib/lookUp.ts'
import { compare, div, isZero, mul, roundDown } from '../../lib/money.ts'

export type ExchangeAccount = 'bonus' | 'main'

/** What can be exchanged from an account, and into what. */
export type AccountBalance = {
  from: readonly Token[]
  to: readonly Token[]
  /** Balance of a token, and its exchangeable part. */
  balance: Partial<Record<Token, string>>
  available: Partial<Record<Token, string>>
  /** Minimum exchange; `null`: no minimum. */
  minimum: string | null
}

export const bonusBalance = (bonus: CurrentBonus): AccountBalance => ({
  from: [bonus.token],
  to: bonus.exchange_to,
  balance: { [bonus.token]: bonus.balance },
  available: { [bonus.token]: bonus.exchangeable },
  minimum: bonus.minimum_exchange,
})

export const assetsBalance = ({ data }: BalanceList): AccountBalance => ({
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

/** USD per token, as far as known. */
export type Prices = Partial<Record<string, string>>

export const pricesOf = ({ data }: BalanceList): Prices => Object.fromEntries(data.map(({ token, price_usd }) => [token, price_usd]))

/** Exchange rate between two tokens; `null` if a price is not known. */
export function rateOf(prices: Prices, from: string, to: string): string | null {
  const [give, get] = [lookUp(prices, from), lookUp(prices, to)]
  return give === undefined || get === undefined || isZero(give) || isZero(get) ? null : div(give, get)
}

/**
 * Estimated amount in the other token, for the second field while the first is being edited. Six fraction digits, or all digits of the token if that
 * would be zero; `null` if a price is not known. Only the quote is exact.
 */
export function estimate(prices: Prices, amount: string, from: string, to: string): string | null {
  const [give, get] = [lookUp(prices, from), lookUp(prices, to)]
  if (give === undefined || get === undefined || isZero(give) || isZero(get)) return null
  // Multiplies before dividing: a truncated rate would lose the last digit of a round amount.
  const exact = div(mul(amount, give), get)
  const short = roundDown(exact, 6)
  return isZero(short) ? roundDown(exact, 18) : short
}

/** Which of the two amounts was typed; the other one follows. */
export type Side = 'from_amount' | 'to_amount'

export type ExchangeDraft = {
  account: ExchangeAccount
  from_token: Token
  to_token: Token
  side: Side
  from_amount: string
  to_amount: string
}

/** The draft as a request: only one of the two amounts. */
export const asRequest = ({ account, from_token, to_token, side, ...amounts }: ExchangeDraft) => ({
  account,
  from_token,
  to_token,
  [side]: amounts[side],
})
