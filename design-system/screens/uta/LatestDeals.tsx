import type { UtaDeal } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { DealTable } from '../../components/deals/DealTable.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type LatestDealsProps = {
  deals: Loadable<UtaDeal[]>
  /** Deals of all users: without links, and shown although amounts are hidden. */
  arePublic: boolean
  /** All deals, and each one; `null` hides a link. */
  links: { deals: string | null; deal: ((id: string) => string) | null }
}

/** The latest deals of UTA, and when they were loaded. */
export function LatestDeals({ deals, arePublic, links }: LatestDealsProps) {
  const t = useTranslations('utaOverview').deals
  const title = arePublic ? t.public() : t.title()
  return (
    <Section
      title={title}
      link={links.deals === null ? null : { label: t.all(), href: links.deals }}
      aside={deals.state === 'ready' && deals.value.length > 0 && <LastUpdated {...freshnessOf(deals)} aside />}
    >
      <LoadableView from={deals} skeleton={<SkeletonRows count={5} />} failed={t.failed()} safe={t.safe()} level={3}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t.none()} level={3} illustration={<EmptyArt width={200} />}>
              {t.noneText()}
            </EmptyState>
          ) : (
            <DealTable
              caption={title}
              deals={list}
              bleed
              few
              ground="card"
              hidden={arePublic ? false : undefined}
              {...(links.deal && !arePublic && { hrefOf: ({ id }) => links.deal!(id) })}
            />
          )
        }
      </LoadableView>
    </Section>
  )
}
