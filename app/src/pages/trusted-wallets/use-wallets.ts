import { useQueryClient } from '@tanstack/react-query'
import { getListTrustedWalletsQueryKey, getTrustedWallet, listTrustedWallets, useListTrustedWallets } from '#sdk'
import type { TrustedWallet, TrustedWalletList } from '#sdk'
import { toErrorReport, report } from '../../integrations/reporter.ts'
import { now } from '../../lib/clock.ts'
import { isApiError } from '../../api/to-problem.ts'
import { useSession } from '../../auth/environment-hooks.ts'

/** Error kinds that prove that nothing was carried out. After any other, the list is fetched to find out. */
const certain: ReadonlySet<string> = new Set(['offline', 'invalid', 'forbidden', 'throttled', 'refused', 'maintenance', 'aborted'])

/** Milliseconds until the next pending wallet is activated and the list must be fetched again; `false` if none is pending. */
export function msUntilNextActivation(wallets: readonly TrustedWallet[], at: number): number | false {
  const waits = wallets.flatMap(({ opens_at }) => (typeof opens_at !== 'string' ? [] : [Date.parse(opens_at) - at]))
  return waits.length === 0 ? false : Math.max(1000, Math.min(...waits) + 500)
}

/** Finds the result of a write in the list; `undefined` if it cannot be determined. */
type Finds<T> = (wallets: TrustedWallet[], before: ReadonlySet<string>) => T | undefined | Promise<T | undefined>

/** Whether a wallet is deleted: the list does not contain it, and the server answers 404 for it, because the list may be incomplete. */
export const isGone = async (id: string, wallets: readonly TrustedWallet[]): Promise<true | undefined> => {
  if (wallets.some((one) => one.id === id)) return undefined
  return getTrustedWallet(id).then(
    () => undefined,
    (error: unknown) => (isApiError(error) && error.kind === 'missing') || undefined,
  )
}

/** The trusted wallets and their writes. Faults are reported; the form stays and explains what to do. */
export function useWallets() {
  const client = useQueryClient()
  const key = getListTrustedWalletsQueryKey()
  const { verification, twoFactor } = useSession()
  // Not fetched until it is known that the user may see them. If that could not be determined, the server decides.
  const enabled = verification === 'failed' || (verification === 'verified' && twoFactor)
  const query = useListTrustedWallets({
    query: { enabled, refetchInterval: ({ state }) => msUntilNextActivation(state.data?.data ?? [], now()) },
  })

  const keep = (change: (wallets: TrustedWallet[]) => TrustedWallet[]): void => {
    client.setQueryData<TrustedWalletList>(key, (known) => known && { ...known, data: change(known.data) })
  }

  /**
   * Sends a write. If its response is lost, it may have been carried out all the same: `done` looks for the result in the current list and gets the
   * ids of the wallets that existed `before`. So the user sees neither a false failure nor an unconfirmed success.
   */
  const write = async <T>(send: () => Promise<T>, done: Finds<T>): Promise<T> => {
    const before = new Set(client.getQueryData<TrustedWalletList>(key)?.data.map(({ id }) => id))
    try {
      return await send()
    } catch (error) {
      // A refusal is an answer to the user, not a fault.
      if (isApiError(error) && certain.has(error.kind)) throw error
      report({ where: 'handler', ...toErrorReport(error) })
      if (!isApiError(error)) throw error
      const list = await listTrustedWallets().catch(() => null)
      if (list) client.setQueryData(key, list)
      const found = list ? await done(list.data, before) : undefined
      if (found === undefined) throw error
      return found
    }
  }

  return { query, enabled, keep, write }
}
