import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { NavBadge } from '#design-system/components/navigation/NavBadge.tsx'
import { needsOf } from '#design-system/lib/needs.ts'
import type { Need } from '#design-system/lib/needs.ts'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { LazyNeedsYou } from '#design-system/screens/cabinet/LazyNeedsYou.ts'
import { useListTransactions, useListTrustedWallets } from '#sdk'
import { layoutQueryMeta } from '../api/offline-availability.ts'
import { LATEST_TRANSACTIONS, RUNNING_KEY } from '../constants.ts'
import { refills } from '../drafts/stores.ts'
import { useSession } from '../root/app-context.ts'
import type { KnownNeeds } from './needs-context.ts'

/** Shares the overview's queries: never the first to ask, but asks again after a write has made the answers invalid. */
const known = {
  enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
  staleTime: Infinity,
  meta: layoutQueryMeta,
} as const

const onOtherTab = (hear: () => void): (() => void) => {
  const listen = ({ key }: StorageEvent): void => {
    if (key === RUNNING_KEY) hear()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** What needs the user; `null` while the overview's data is not there. */
function useNeeds(): Need[] | null {
  const { person, verification, twoFactor } = useSession()
  const transactions = useListTransactions({ per_page: LATEST_TRANSACTIONS }, { query: known })
  const list = useListTrustedWallets({ query: known })
  const running = useSyncExternalStore(onOtherTab, () => refills.find(person)?.request_id ?? null)
  const trusted = verification === 'verified' && twoFactor
  const rows = transactions.data?.data
  const wallets = list.data?.data
  const there =
    (rows !== undefined || transactions.isError) && verification !== 'unknown' && (!trusted || wallets !== undefined || list.isError)
  return useMemo(
    () => (there ? needsOf({ transactions: rows ?? [], wallets: (trusted && wallets) || [], running }) : null),
    [there, rows, trusted, wallets, running],
  )
}

export interface NeedsWatcherProps {
  onKnown: (known: KnownNeeds) => void
}

/** Tells the layout what needs the user, once the code that shows it is there. */
export function NeedsWatcher({ onKnown }: NeedsWatcherProps) {
  const needs = useNeeds()
  // The area stays the same; each access makes a function of its own, which must not tell again.
  const t = useTranslations('frame')
  useEffect(() => {
    if (needs === null) return undefined
    let isOld = false
    const tell = async (): Promise<void> => {
      const count = needs.length
      if (count === 0) return onKnown({ needs, badge: null })
      // A preload ignores that its code cannot be loaded; the import reports it, and then nothing is shown.
      await Promise.all([import('#design-system/screens/cabinet/NeedsYou.tsx'), LazyNeedsYou.preload()])
      if (!isOld)
        onKnown({ needs, badge: { name: t.overviewNeeds({ count }), around: (icon) => <NavBadge count={count}>{icon}</NavBadge> } })
    }
    tell().catch(() => {}) // without its code, nothing is shown
    return () => {
      isOld = true
    }
  }, [needs, t, onKnown])
  return null
}
