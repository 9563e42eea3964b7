import { useQueryClient } from '@tanstack/react-query'
import { getListTrustedWalletsQueryKey, getTrustedWallet, listTrustedWallets, useListTrustedWallets } from '#sdk'
import type { TrustedWallet, TrustedWalletList } from '#sdk'
import { faultOf, report } from '../../integrations/reporter.ts'
import { now } from '../../clock.ts'
import { isApiError } from '../../api/to-problem.ts'
import { useSession } from '../../root/app-context.ts'

/** Refusals that leave no doubt: nothing was done. After any other the list is asked. */
const certain: ReadonlySet<string> = new Set(['offline', 'invalid', 'forbidden', 'throttled', 'refused', 'maintenance', 'aborted'])

/** Until the next waiting wallet opens: then the list is asked again. `false`: none waits. */
export function msUntilNextActivation(wallets: readonly TrustedWallet[], at: number): number | false {
  const waits = wallets.flatMap(({ opens_at }) => (typeof opens_at !== 'string' ? [] : [Date.parse(opens_at) - at]))
  return waits.length === 0 ? false : Math.max(1000, Math.min(...waits) + 500)
}

/** Finds in the list what a write has done; `undefined` where that cannot be told. */
type Finds<T> = (wallets: TrustedWallet[], before: ReadonlySet<string>) => T | undefined | Promise<T | undefined>

/** Whether a wallet is gone: it is not in the list, whose rows may be lost on the way, and the server says that there is none. */
export const isGone = async (id: string, wallets: readonly TrustedWallet[]): Promise<true | undefined> => {
  if (wallets.some((one) => one.id === id)) return undefined
  return getTrustedWallet(id).then(
    () => undefined,
    (error: unknown) => (isApiError(error) && error.kind === 'missing') || undefined,
  )
}

/** The trusted wallets, and how one writes to them: an error is logged and nothing else (product.md §8); the form stays and says what to do. */
export function useWallets() {
  const client = useQueryClient()
  const key = getListTrustedWalletsQueryKey()
  const { verification, twoFactor } = useSession()
  // Before it is known who may see them, nobody asks; where that cannot be known, the server decides.
  const enabled = verification === 'failed' || (verification === 'verified' && twoFactor)
  const query = useListTrustedWallets({
    query: { enabled, refetchInterval: ({ state }) => msUntilNextActivation(state.data?.data ?? [], now()) },
  })

  const keep = (change: (wallets: TrustedWallet[]) => TrustedWallet[]): void => {
    client.setQueryData<TrustedWalletList>(key, (known) => known && { ...known, data: change(known.data) })
  }

  /**
   * Sends a write. Where its answer did not come it may have been done all the same: `done` finds that in the list as the server has it now, and is
   * told which wallets were there `before`. So nobody is told of a failure that was none, nor of a success that nobody saw.
   */
  const write = async <T>(send: () => Promise<T>, done: Finds<T>): Promise<T> => {
    const before = new Set(client.getQueryData<TrustedWalletList>(key)?.data.map(({ id }) => id))
    try {
      return await send()
    } catch (error) {
      report({ where: 'handler', ...faultOf(error) })
      if (!isApiError(error) || certain.has(error.kind)) throw error
      const list = await listTrustedWallets().catch(() => null)
      if (list) client.setQueryData(key, list)
      const found = list ? await done(list.data, before) : undefined
      if (found === undefined) throw error
      return found
    }
  }

  return { query, enabled, keep, write }
}
