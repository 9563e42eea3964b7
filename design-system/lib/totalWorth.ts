import type { BalanceList, UtaBalance } from '#sdk'
import { add, mul } from './money.ts'

/** What somebody has, in USD: all tokens, what is in UTA, and both together. */
export type TotalWorth = { tokens: string; uta: string; total: string }

/** One total: tokens and UTA, whose USDT count at their price. Without UTA, `null`, the tokens are all that is known. */
export function totalWorth({ data, total_worth_usd }: BalanceList, uta: Pick<UtaBalance, 'balance' | 'token_name'> | null): TotalWorth {
  const price = data.find(({ token }) => token === uta?.token_name)?.price_usd ?? '1'
  const inUta = uta === null ? '0' : mul(uta.balance, price)
  return { tokens: total_worth_usd, uta: inUta, total: add(total_worth_usd, inUta) }
}
