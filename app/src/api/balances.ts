import { failed } from '#design-system/lib/loadable.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import type { BalanceList } from '#sdk'
import { toLoadable } from './to-loadable.ts'
import type { Result } from './to-loadable.ts'

/**
 * The balances, if those of `tokens` are among them. The contract lists every token, a zero balance too: a missing one could not be read, and must
 * not pass for zero where it is paid from.
 */
export function balancesOf(query: Result<BalanceList | undefined>, tokens: readonly string[]): Loadable<BalanceList> {
  const list = toLoadable(query)
  const isThere = (token: string) => list.state === 'ready' && list.value.data.some((balance) => balance.token === token)
  return list.state !== 'ready' || tokens.every(isThere) ? list : failed({ kind: 'contract' }, () => void query.refetch())
}
