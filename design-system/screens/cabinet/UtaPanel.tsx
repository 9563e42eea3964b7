import type { UtaBalance, UtaSubscription } from '#sdk'
import { instant } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { OfflineArt } from '../../components/illustrations/OfflineArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { UtaCardProps } from './UtaCard.tsx'
import { UtaCard } from './UtaCard.tsx'
import { UtaSkeleton } from './skeletons.tsx'

export type UtaPanelProps = {
  /** The last item is the active one. */
  subscriptions: Loadable<UtaSubscription[]>
  /** The amount working in UTA and this month's result. */
  uta: Loadable<UtaBalance>
  links: { uta: string | null; utaRefill: string | null; utaSubscribe: string | null }
  /** Draws the days in place of the small bars: a chart that the overview doesn't load. */
  chart?: UtaCardProps['chart']
}

/** UTA on the overview: its card with a subscription, a link to the plans without one. */
export function UtaPanel({ subscriptions, uta, links, chart }: UtaPanelProps) {
  const t = useTranslations('cabinet')
  return (
    <LoadableView
      from={joinLoadables<[UtaSubscription[], UtaBalance]>(subscriptions, uta)}
      skeleton={<UtaSkeleton days={chart ? 210 : 52} />}
      failed={t.uta.failed()}
      safe={t.uta.safe()}
      card
    >
      {([list, balance], { savedAt }) => {
        const subscription = list.at(-1)
        if (!subscription?.is_active)
          return (
            <Card>
              <EmptyState
                title={t.uta.none()}
                illustration={<OfflineArt width={130} />}
                action={
                  <>
                    {links.uta && (
                      <Button variant="soft" href={links.uta}>
                        {t.uta.deals()}
                      </Button>
                    )}
                    {links.utaSubscribe && (
                      <Button variant="text" href={links.utaSubscribe}>
                        {t.uta.plans()}
                      </Button>
                    )}
                  </>
                }
              >
                {t.uta.noneText()}
              </EmptyState>
            </Card>
          )
        return (
          <UtaCard
            uta={balance}
            subscription={subscription}
            links={links}
            fresh={{ asOf: instant(balance.as_of), savedAt }}
            chart={chart}
          />
        )
      }}
    </LoadableView>
  )
}
