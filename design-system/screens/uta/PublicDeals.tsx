import type { UtaDeal } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { StaleDataNotice } from '../../components/feedback/StaleDataNotice.tsx'
import Typography from '@mui/material/Typography'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { DealList } from './DealList.tsx'
import { DealsSkeleton } from './DealsSkeleton.tsx'
import { DealStrip } from './DealStrip.tsx'

export type PublicDealsProps = {
  deals: Loadable<UtaDeal[]>
  dealHref: (id: string) => string
  /** Id of the open deal. */
  chosen: string | null
  subscribeHref: string | null
}

/** The latest deals of UTA for users who never subscribed: public data, so the amounts are never hidden. */
export function PublicDeals({ deals, dealHref, chosen, subscribeHref }: PublicDealsProps) {
  const t = useTranslations('dealsPage')
  const format = useFormat()
  const { now } = useDesignSystem()
  return (
    <>
      <Notice
        severity="plain"
        title={t.public.title()}
        action={
          subscribeHref && (
            <Button variant="soft" href={subscribeHref}>
              {t.plans()}
            </Button>
          )
        }
      >
        {t.public.text()}
      </Notice>
      <LoadableView from={deals} failed={t.failed()} safe={t.safe()} card skeleton={<DealsSkeleton />}>
        {(rows, fresh) => (
          <>
            <StaleDataNotice {...fresh} />
            <DealStrip deals={rows} hidden={false} />
            <DealList caption={t.public.title()} deals={rows} hrefOf={dealHref} chosen={chosen} hidden={false} />
            <Typography variant="caption" color="textTertiary" component="p">
              {t.zone({ zone: format.zone(now()) })}
            </Typography>
          </>
        )}
      </LoadableView>
    </>
  )
}
