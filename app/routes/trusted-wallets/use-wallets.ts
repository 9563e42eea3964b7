import { useQueryClient } from '@tanstack/react-query'
import { getListTrustedWalletsQueryKey, listTrustedWallets, useListTrustedWallets } from '#sdk'
import type { TrustedWallet, TrustedWalletList } from '#sdk'
import { describe, report } from '../../adapters/reporter.ts'
import { now } from '../../clock.ts'
import { isApiError } from '../../query/to-problem.ts'
import { useView } from '../../root/app-context.ts'

/** Refusals that leave no doubt: nothing was done. After any other the list is asked. */
const certain: ReadonlySet<string> = new Set(['offline', 'invalid', 'forbidden', 'throttled', 'refused', 'maintenance', 'aborted'])

/** Until the next waiting wallet opens: then the list is asked again. `false`: none waits. */
export function untilNextOpens(wallets: readonly TrustedWallet[], at: number): number | false {
  const waits = wallets.flatMap(({ opens_at }) => (opens_at === null ? [] : [Date.parse(opens_at) - at]))
  return waits.length === 0 ? false : Math.max(1000, Math.min(...waits) + 500)
}

/** The trusted wallets, and how one writes to them: an error is logged and nothing else (product.md §8); the form stays and says what to do. */
export function useWallets() {
  const client = useQueryClient()
  const key = getListTrustedWalletsQueryKey()
  const { verification, twoFactor } = useView()
  // Before it is known who may see them, nobody asks; where that cannot be known, the server decides.
  const enabled = verification === 'failed' || (verification === 'verified' && twoFactor)
  const query = useListTrustedWallets({ query: { enabled, refetchInterval: ({ state }) => untilNextOpens(state.data?.data ?? [], now()) } })

  const keep = (change: (wallets: TrustedWallet[]) => TrustedWallet[]): void => {
    client.setQueryData<TrustedWalletList>(key, (known) => known && { ...known, data: change(known.data) })
  }

  /**
   * Sends a write. Where its answer did not come it may have been done all the same: `done` finds that in the list as the server has it now.
   * So nobody is told of a failure that was none, nor of a success that nobody saw.
   */
  const write = async <T>(send: () => Promise<T>, done: (wallets: TrustedWallet[]) => T | undefined): Promise<T> => {
    try {
      return await send()
    } catch (error) {
      report({ where: 'handler', what: describe(error) })
      if (!isApiError(error) || certain.has(error.kind)) throw error
      const list = await listTrustedWallets().catch(() => null)
      if (list) client.setQueryData(key, list)
      const found = list ? done(list.data) : undefined
      if (found === undefined) throw error
      return found
    }
  }

  return { query, enabled, keep, write }
}
