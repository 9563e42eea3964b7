import type { BalanceList, CurrentBonus, Token } from '#sdk'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
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
 * would be zero; `null` if a price is not known. Only the server's rate is exact.
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

/** How the form is sent. */
export type ExchangeOrder =
  /** The server quotes: it is asked for a rate, which opens the review. */
  | { quotes: true; submission: Submission; onQuote: (draft: ExchangeDraft) => void }
  /** The server exchanges at once: an estimate is reviewed, and nothing is sent before it is confirmed. */
  | (ReviewSteps & {
      quotes: false
      submission: Submission
      /** What is known about the money if the answer was lost; locks the form until it is clear. */
      outcome: Outcome
      /** Moves the money. */
      onSend: (request: ExchangeRequest) => void
      /** Where an unknown outcome will appear, and the support. */
      links: { transactions: string | null; support: string | null }
    })

/** An exchange at the server's rate. The amount that leaves the account is always exact; only the other one is an estimate. */
export type ExchangeRequest = Pick<ExchangeDraft, 'account' | 'from_token' | 'to_token' | 'from_amount'>

/** The draft as a request for a quote: only one of the two amounts. */
export const asRequest = ({ account, from_token, to_token, side, ...amounts }: ExchangeDraft) => ({
  account,
  from_token,
  to_token,
  [side]: amounts[side],
})
