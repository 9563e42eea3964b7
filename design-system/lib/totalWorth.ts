import type { BalanceList, UtaBalance } from '#sdk'
import { add, mul } from './money.ts'
import { tokensWorth } from './valuedBalances.ts'

/** The user's total in USD: tokens, UTA, and both together. */
export type TotalWorth = { tokens: string; uta: string; total: string }

/** Total of tokens and UTA, whose USDT count at their price. If UTA is `null`, only the tokens are known. */
export function totalWorth(balances: BalanceList, uta: Pick<UtaBalance, 'balance' | 'token_name'> | null): TotalWorth {
  const tokens = tokensWorth(balances)
  const price = balances.data.find(({ token }) => token === uta?.token_name)?.price_usd ?? '1'
  const inUta = uta === null ? '0' : mul(uta.balance, price)
  return { tokens, uta: inUta, total: add(tokens, inUta) }
}
