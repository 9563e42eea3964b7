import type { Balance, BalanceList } from '#sdk'
import { add, share, worth } from './money.ts'

/** A token with its worth in USD and its share of all tokens in per cent. */
export type ValuedBalance = Balance & { worth_usd: string; share_percent: string }
export type ValuedBalances = Omit<BalanceList, 'data' | 'total_worth_usd'> & { data: ValuedBalance[]; total_worth_usd: string }

/** The user's total of a token, spendable or not. */
export const owned = ({ available, locked = '0' }: Balance): string => add(available, locked)

/** The tokens' worth: as sent, otherwise at their price. */
export function tokensWorth({ data, total_worth_usd }: Pick<BalanceList, 'data' | 'total_worth_usd'>): string {
  return total_worth_usd ?? add('0', ...data.map(worthOf))
}

/** Balances with what the server did not send but amounts and prices tell: each worth, the total, and the shares of it. */
export function valuedBalances(balances: BalanceList): ValuedBalances {
  const total = tokensWorth(balances)
  const data = balances.data.map((balance) => {
    const worth_usd = worthOf(balance)
    return { ...balance, worth_usd, share_percent: balance.share_percent ?? share(worth_usd, total, 2) }
  })
  return { ...balances, data, total_worth_usd: total }
}

function worthOf(balance: Balance): string {
  const { worth_usd, price_usd } = balance
  return worth_usd ?? worth(owned(balance), price_usd)
}
