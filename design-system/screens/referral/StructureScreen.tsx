import { memo } from 'react'
import type { Partner, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { PartnerState } from '../../lib/partnerTree.ts'
import { pathTo } from '../../lib/partnerTree.ts'
import type { TreeView } from '../../lib/treeRows.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { SkeletonTable } from '../../components/feedback/SkeletonTable.tsx'
import { ErrorBlock } from '../../components/feedback/ErrorBlock.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { LevelTiles } from './LevelTiles.tsx'
import { Highlight } from './Highlight.tsx'
import { PartnerLevel } from './PartnerLevel.tsx'
import { PartnerTree } from './PartnerTree.tsx'
import { NoMatches, NoPartners } from './StructureEmpty.tsx'
import { StructureFilters } from './StructureFilters.tsx'
import type { StructureTree } from './useStructureTree.ts'
import { useStructureTree } from './useStructureTree.ts'

export interface StructureScreenProps {
  /** Totals above the tree: people, active ones, volume. */
  statistic: Loadable<ReferralStatistic>
  /** Partners loaded so far, by level. */
  partners: Loadable<Partner[]>
  /** All partners have loaded. */
  complete: boolean
  /** The next part failed to load; loaded partners stay. */
  moreFailed: boolean
  /** Requests the next part of the tree. */
  onMore: () => void
  /** Search text by name or code, from the address. */
  search: string
  /** Called at each keystroke; the tree keeps matches and those above them. */
  onSearch: (search: string) => void
  /** Which partners are shown: all, active or inactive ones. */
  state: PartnerState
  /** Another of the three was chosen. */
  onState: (state: PartnerState) => void
  /** The person whose partners a phone shows; `null` = the user. */
  under: string | null
  /** A phone opens this person's partners; `null` returns to the top. */
  onUnder: (id: string | null) => void
  /** What was expanded and active when the page was left. */
  view: TreeView
  onView: (part: Partial<TreeView>) => void
  /** Opens the page of a partner. */
  onPartner: (id: string) => void
  /** Where the invitation link is, for users without partners, and the page of each partner. */
  links: { referral: string | null; partner: (id: string) => string }
}

// Not re-rendered while the user types a search.
const Tiles = memo(LevelTiles)

/** Totals above the tree, or why they are missing. */
function Totals({ statistic }: Pick<StructureScreenProps, 'statistic'>) {
  const t = useTranslations('structure')
  if (statistic.state !== 'failed') return <Tiles statistic={statistic.state === 'ready' ? statistic.value : null} />
  return (
    <Card>
      <ErrorBlock title={t.tiles.failed()} problem={statistic.problem} retry={statistic.retry} />
    </Card>
  )
}

function RestFailed({ count, onMore }: { count: number; onMore: () => void }) {
  const t = useTranslations('structure')
  return (
    <Notice
      severity="error"
      title={t.moreFailed()}
      action={
        <Button variant="soft" size="small" onClick={onMore}>
          {t.loadRest()}
        </Button>
      }
    >
      {t.moreFailedText({ count })}
    </Notice>
  )
}

/** The partners that search and filter leave: the whole tree, or one level of it. */
function Partners({ tree, screen }: { tree: StructureTree; screen: StructureScreenProps }) {
  const t = useTranslations('structure')
  const { index, rows, searching, words } = tree
  const { under, complete, links, view, onView, onPartner } = screen
  return (
    <Card flush aria-label={t.tree()}>
      {rows ? (
        <PartnerTree
          index={index}
          rows={rows}
          hrefOf={links.partner}
          onFollow={onPartner}
          onBranches={tree.onBranches}
          words={words}
          active={view.active}
          onActive={(active) => onView({ active })}
        />
      ) : (
        <PartnerLevel
          path={searching ? null : under === null ? [] : pathTo(index, under)}
          partners={tree.levelUnder(under)}
          waiting={!complete}
          hrefOf={links.partner}
          inviterOf={(partner) => (partner.parent_id === null ? null : (pathTo(index, partner.id).at(-2) ?? null))}
          onUnder={(id) => {
            if (searching) screen.onSearch('')
            screen.onUnder(id)
          }}
          mark={(name) => (words === '' ? name : <Highlight text={name} words={words} />)}
        />
      )}
    </Card>
  )
}

/** The partner tree: on wide screens as a whole, on phones one level at a time. */
export function StructureScreen(props: StructureScreenProps) {
  const { statistic, partners, complete, search, state, onSearch, onState, view, onView } = props
  const t = useTranslations('structure')
  const wide = useIsDesktop()
  const list = partners.state === 'ready' ? partners.value : null
  const tree = useStructureTree({
    list,
    complete,
    search,
    state,
    wide,
    expanded: view.expanded,
    onExpanded: (expanded) => onView({ expanded }),
  })
  const total = statistic.state === 'ready' ? statistic.value.partners_total : null
  const onReset = () => {
    onSearch('')
    onState('all')
  }
  const isLoadingRest = list && !complete && !props.moreFailed && total !== null

  return (
    <PageStack>
      <Totals statistic={statistic} />
      {!(complete && list?.length === 0) && (
        <StructureFilters
          search={search}
          onSearch={onSearch}
          state={state}
          onState={onState}
          status={
            tree.count !== null && list ? t.found({ count: tree.count }) : isLoadingRest && t.progress({ count: list.length, all: total })
          }
          opened={tree.opened}
          onToggleAll={tree.onToggleAll}
        />
      )}
      <LoadableView
        from={partners}
        failed={t.failed()}
        safe={t.safe()}
        card
        skeleton={
          <Card flush>
            <SkeletonTable />
          </Card>
        }
      >
        {(all, { savedAt }) =>
          all.length === 0 ? (
            <NoPartners href={props.links.referral} />
          ) : (
            <>
              {savedAt !== undefined && (
                <div>
                  <StaleDataLabel at={savedAt} />
                </div>
              )}
              {props.moreFailed && <RestFailed count={all.length} onMore={props.onMore} />}
              {tree.found?.count === 0 ? <NoMatches onReset={onReset} /> : <Partners tree={tree} screen={props} />}
            </>
          )
        }
      </LoadableView>
    </PageStack>
  )
}
