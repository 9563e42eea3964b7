import type { UtaDeal } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyList } from '../../parts/EmptyList.tsx'
import { Page } from '../../parts/Grid.tsx'
import { LoadMore } from '../../parts/LoadMore.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { SavedNotice } from '../../parts/SavedNotice.tsx'
import { Card } from '../../parts/Section.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { DealTable } from '../../parts/deals/DealTable.tsx'
import { useProblemText } from '../../parts/useProblemText.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { DealDetailProps } from './DealDetail.tsx'
import { DealDetail } from './DealDetail.tsx'
import type { DealFilterBarProps } from './DealFilterBar.tsx'
import { DealFilterBar } from './DealFilterBar.tsx'
import { DealFoot } from './DealFoot.tsx'
import { DealGround, DealList } from './DealList.tsx'
import { DealStrip } from './DealStrip.tsx'
import { activeDealFilters } from './dealFilters.ts'

export type DealsScreenProps = Omit<DealFilterBarProps, 'exporting'> & {
  deals: Loadable<UtaDeal[]>
  /** When the list was true (ms). */
  asOf: number | null
  /** The server has newer figures; the list waits until the reader wants them. */
  newer: boolean
  refreshing: Submission
  onRefresh: () => void
  more: boolean
  loadingMore: boolean
  moreFailed: boolean
  /** How many a further page brings. */
  step: number
  onMore: () => void
  exporting: Submission
  dealHref: (id: string) => string
  /** The one that is open. */
  detail: DealDetailProps | null
  hidden: boolean
  /** To the plans, for somebody without a deal. */
  subscribeHref: string | null
}

const Waiting = () => (
  <>
    <Card>
      <Skeleton width={180} height={18} />
      <Skeleton height={72} />
    </Card>
    <DealGround>
      <DealTable deals={null} caption="" ground="canvas" expected={8} />
    </DealGround>
  </>
)

/** Every deal of UTA, filtered by what is in the address. */
export function DealsScreen(props: DealsScreenProps) {
  const { deals, filters, onFilters, months, pairs, exporting, onExport, detail, hidden } = props
  const t = useText('dealsPage')
  const problemText = useProblemText()
  const format = useFormat()
  const { now } = useReader()

  return (
    <Page>
      <DealFilterBar filters={filters} onFilters={onFilters} months={months} pairs={pairs} exporting={exporting.busy} onExport={onExport} />
      {exporting.problem && (
        <Notice tone="negative" role="alert" title={t.downloadFailed()}>
          {problemText(exporting.problem)}
        </Notice>
      )}
      {props.refreshing.problem && (
        <Notice tone="negative" role="alert" title={t.refreshFailed()}>
          {problemText(props.refreshing.problem)}
        </Notice>
      )}
      <Loaded from={deals} failed={t.failed()} safe={t.safe()} card skeleton={<Waiting />}>
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
              <SavedNotice {...fresh} />
              <DealStrip deals={rows} hidden={hidden} />
              <DealList caption={t.caption()} deals={rows} hrefOf={props.dealHref} chosen={detail?.id ?? null} hidden={hidden} />
              <LoadMore
                shown={rows.length}
                more={props.more}
                loading={props.loadingMore}
                failed={props.moreFailed}
                step={props.step}
                onMore={props.onMore}
                auto
              />
              <Text variant="caption" tone="tertiary" as="p">
                {t.zone({ zone: format.zone(now()) })}
              </Text>
              <DealFoot
                deals={rows}
                asOf={props.asOf}
                newer={props.newer}
                refreshing={props.refreshing.busy}
                onRefresh={props.onRefresh}
                hidden={hidden}
              />
            </>
          )
        }
      </Loaded>
      {detail && <DealDetail {...detail} hidden={hidden} />}
    </Page>
  )
}
