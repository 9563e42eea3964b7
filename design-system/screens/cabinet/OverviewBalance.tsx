import type { BalanceList, UtaBalance } from '#sdk'
import { isFuture } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables, ready } from '../../lib/loadable.ts'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { valuedBalances } from '../../lib/valuedBalances.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import type { BalanceCardProps } from './BalanceCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { BalanceSkeleton } from './skeletons.tsx'

export type OverviewBalanceProps = {
  balances: Loadable<BalanceList>
  uta: Loadable<UtaBalance>
  /** ISO timestamp until which withdrawals are or were blocked. */
  blockedUntil: string | null
  links: BalanceCardProps['links']
}

/** The total worth: of the tokens alone if UTA failed. */
export function OverviewBalance({ balances, uta, blockedUntil, links }: OverviewBalanceProps) {
  const t = useTranslations('cabinet').balance
  const { now } = useDesignSystem()
  return (
    <LoadableView
      // If UTA failed, only the tokens are shown; while it loads, no total.
      from={joinLoadables<[BalanceList, UtaBalance | null]>(balances, uta.state === 'failed' ? ready(null) : uta)}
      skeleton={<BalanceSkeleton />}
      failed={t.failed()}
      safe={t.safe()}
      illustration={<ErrorArt width={220} />}
      card
    >
      {([value, inUta], { savedAt }) => (
        <BalanceCard
          balances={valuedBalances(value)}
          uta={inUta}
          blockedUntil={blockedUntil && isFuture(blockedUntil, now()) ? blockedUntil : null}
          savedAt={savedAt}
          links={links}
        />
      )}
    </LoadableView>
  )
}
