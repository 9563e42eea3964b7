import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { NavBadge } from '#design-system/components/navigation/NavBadge.tsx'
import { needsOf } from '#design-system/lib/needs.ts'
import type { LinkedNeed, Need } from '#design-system/lib/needs.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { useDesignSystem, useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { LazyNeedsYou } from '#design-system/screens/cabinet/LazyNeedsYou.ts'
import { useListTransactions, useListTrustedWallets } from '#sdk'
import { layoutQueryMeta } from '../api/offline-availability.ts'
import { useMatchingTransactions, waitingForCode } from '../api/transactions.ts'
import { JUST_ASKED, LATEST_TRANSACTIONS } from '../lib/constants.ts'
import { onOtherTabsRefill } from '../money/running.ts'
import { refills } from '../money/stores.ts'
import { path } from '../site/paths.ts'
import { useSession } from '../auth/environment-hooks.ts'
import type { KnownNeeds } from '../hooks/needs-context.ts'

/** Shares the overview's queries: never the first to ask, and not a second time what the overview has just asked. */
const known = {
  staleTime: JUST_ASKED,
  meta: layoutQueryMeta,
  enabled: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
} as const

const hrefOf = (need: Need, locale: Locale): string => {
  if (need.kind === 'withdrawal-code') return path('/cabinet/actives/withdraw/wallet', locale, { search: { receipt: need.id } })
  if (need.kind === 'waiting-wallet') return path('/cabinet/profile/trusted-wallets/:walletId', locale, { params: { walletId: need.id } })
  return need.here
    ? path('/cabinet/trade/uta/refill', locale)
    : path('/cabinet/trade/transactions', locale, { search: { transaction: need.transaction } })
}

/** What needs the user; `null` while the overview's data is not there. */
function useNeeds(): LinkedNeed[] | null {
  const { locale } = useDesignSystem()
  const { person, verification, twoFactor } = useSession()
  const transactions = useListTransactions({ per_page: LATEST_TRANSACTIONS }, { query: known })
  // Not asked where the newest transactions are all there are.
  const mayHaveOlder = transactions.data !== undefined && transactions.data.meta.next_cursor !== null
  const older = useMatchingTransactions(waitingForCode, { meta: layoutQueryMeta, enabled: mayHaveOlder })
  // The watcher stays from page to page: it asks again whenever the newest transactions were asked for again.
  const askAgain = useEffectEvent((newest: number) => {
    if (mayHaveOlder && older.dataUpdatedAt > 0 && older.dataUpdatedAt < newest) void older.refetch()
  })
  const newest = transactions.dataUpdatedAt
  useEffect(() => askAgain(newest), [newest])
  const list = useListTrustedWallets({ query: known })
  const running = useSyncExternalStore(onOtherTabsRefill, () => refills.find(person)?.request_id ?? null)
  const trusted = verification === 'verified' && twoFactor
  const rows = transactions.data?.data
  const waiting = older.data?.data
  const wallets = list.data?.data
  const there =
    (rows !== undefined || transactions.isError) &&
    (!mayHaveOlder || waiting !== undefined || older.isError || older.isPaused) &&
    verification !== 'unknown' &&
    (!trusted || wallets !== undefined || list.isError)
  return useMemo(() => {
    if (!there) return null
    const needs = needsOf({ transactions: rows ?? [], waiting: waiting ?? [], wallets: (trusted && wallets) || [], running })
    return needs.map((need) => ({ ...need, href: hrefOf(need, locale) }))
  }, [there, rows, waiting, trusted, wallets, running, locale])
}

export interface NeedsWatcherProps {
  onKnown: (known: KnownNeeds) => void
}

/** Tells the layout what needs the user, once the code that shows it is there. */
export function NeedsWatcher({ onKnown }: NeedsWatcherProps) {
  const needs = useNeeds()
  // The area stays the same; each access makes a function of its own, which must not tell again.
  const t = useTranslations('frame')
  const { locale } = useDesignSystem()
  useEffect(() => {
    if (needs === null) return undefined
    let isOld = false
    const announce = async (): Promise<void> => {
      const count = needs.length
      if (count === 0) return onKnown({ needs, badge: null })
      // A preload ignores that its code cannot be loaded; the import reports it, and then nothing is shown.
      await Promise.all([import('#design-system/screens/cabinet/NeedsYou.tsx'), LazyNeedsYou.preload(locale)])
      if (!isOld)
        onKnown({ needs, badge: { name: t.overviewNeeds({ count }), around: (icon) => <NavBadge count={count}>{icon}</NavBadge> } })
    }
    announce().catch(() => {}) // without its code, nothing is shown
    return () => {
      isOld = true
    }
  }, [needs, t, locale, onKnown])
  return null
}
