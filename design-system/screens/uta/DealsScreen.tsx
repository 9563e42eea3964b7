import type { UtaDeal } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyList } from '../../components/feedback/EmptyList.tsx'
import { ExportNotice } from '../../components/feedback/ExportNotice.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadMore } from '../../components/data-display/LoadMore.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { StaleDataNotice } from '../../components/feedback/StaleDataNotice.tsx'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { DealDetailProps } from './DealDetail.tsx'
import { DealDetail } from './DealDetail.tsx'
import type { DealFilterBarProps } from './DealFilterBar.tsx'
import { DealFilterBar } from './DealFilterBar.tsx'
import { DealListFooter } from './DealListFooter.tsx'
import { DealList } from './DealList.tsx'
import { DealsSkeleton } from './DealsSkeleton.tsx'
import { DealStrip } from './DealStrip.tsx'
import { activeDealFilters } from './dealFilters.ts'
import { PublicDeals } from './PublicDeals.tsx'

export type DealsScreenProps = Omit<DealFilterBarProps, 'exporting'> & {
  /** Loaded deals, newest first. */
  deals: Loadable<UtaDeal[]>
  /** The latest public deals, shown instead of everything else to users who never subscribed; `null` for others. */
  publicDeals: Loadable<UtaDeal[]> | null
  /** When the list was fetched (ms). */
  asOf: number | null
  /** The server has newer figures; the list waits until the user requests them. */
  newer: boolean
  /** State of fetching the newer figures. */
  refreshing: Submission
  /** Fetches the newer figures. */
  onRefresh: () => void
  /** There is another page. */
  more: boolean
  /** The next page is on its way. */
  loadingMore: boolean
  /** The next page failed to load; the list stays. */
  moreFailed: boolean
  /** Number of deals per page. */
  step: number
  /** Requests the next page. */
  onMore: () => void
  /** State of fetching the file. */
  exporting: Submission
  /** How many rows the last file has, if the list has more; `null` if the file is whole. */
  exportedPart: number | null
  /** Address of a deal's details, over the list. */
  dealHref: (id: string) => string
  /** The open deal. */
  detail: DealDetailProps | null
  /** Link to the plans, for users without deals. */
  subscribeHref: string | null
}

/** The user's deals in UTA, filtered by the URL's parameters; without a subscription the latest public deals. */
export function DealsScreen(props: DealsScreenProps) {
  const { deals, filters, onFilters, months, pairs, exporting, onExport, detail } = props
  const t = useTranslations('dealsPage')
  const problemText = useErrorMessage()
  const format = useFormat()
  const { now } = useDesignSystem()

  if (props.publicDeals)
    return (
      <PageStack>
        <PublicDeals deals={props.publicDeals} dealHref={props.dealHref} chosen={detail?.id ?? null} subscribeHref={props.subscribeHref} />
        {detail && <DealDetail {...detail} hidden={false} />}
      </PageStack>
    )
  return (
    <PageStack>
      <DealFilterBar filters={filters} onFilters={onFilters} months={months} pairs={pairs} exporting={exporting.busy} onExport={onExport} />
      <ExportNotice exporting={exporting} part={props.exportedPart} failed={t.downloadFailed()} />
      {props.refreshing.problem && (
        <Notice severity="error" role="alert" title={t.refreshFailed()}>
          {problemText(props.refreshing.problem)}
        </Notice>
      )}
      <LoadableView from={deals} failed={t.failed()} safe={t.safe()} card skeleton={<DealsSkeleton />}>
        {(rows, fresh) =>
          rows.length === 0 ? (
            <EmptyList
              words={t}
              filtered={activeDealFilters(filters) > 0}
              onReset={() => onFilters({})}
              action={
                props.subscribeHref && (
                  <Button variant="soft" href={props.subscribeHref}>
                    {t.plans()}
                  </Button>
                )
              }
            />
          ) : (
            <>
              <StaleDataNotice {...fresh} />
              <DealStrip deals={rows} />
              <DealList caption={t.caption()} deals={rows} hrefOf={props.dealHref} chosen={detail?.id ?? null} />
              <LoadMore
                shown={rows.length}
                more={props.more}
                loading={props.loadingMore}
                failed={props.moreFailed}
                step={props.step}
                onMore={props.onMore}
                auto
              />
              <Typography variant="caption" color="textTertiary" component="p">
                {t.zone({ zone: format.zone(now()) })}
              </Typography>
              <DealListFooter
                deals={rows}
                asOf={props.asOf}
                newer={props.newer}
                refreshing={props.refreshing.busy}
                onRefresh={props.onRefresh}
              />
            </>
          )
        }
      </LoadableView>
      {detail && <DealDetail {...detail} />}
    </PageStack>
  )
}
