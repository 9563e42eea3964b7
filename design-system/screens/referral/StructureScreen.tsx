import ArrowsInLineVerticalIcon from '@phosphor-icons/core/regular/arrows-in-line-vertical.svg?react'
import ArrowsOutLineVerticalIcon from '@phosphor-icons/core/regular/arrows-out-line-vertical.svg?react'
import { styled } from '@mui/material/styles'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { Partner, ReferralStatistic } from '#sdk'
import { SearchField } from '../../forms/SearchField.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import type { PartnerState } from '../../lib/partnerTree.ts'
import { findPartners, normalizeSearchText, foundPartners, indexPartners, invitedBy, pathTo } from '../../lib/partnerTree.ts'
import type { ExpandedState } from '../../lib/treeRows.ts'
import { allClosed, allOpen, flattenTree, withBranches } from '../../lib/treeRows.ts'
import { Button } from '../../components/Button.tsx'
import { SkeletonTable } from '../../components/DataTable.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorBlock } from '../../components/ErrorBlock.tsx'
import { Page } from '../../components/Grid.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Notice } from '../../components/Notice.tsx'
import { StaleDataLabel } from '../../components/StaleDataLabel.tsx'
import { Card } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import Typography from '@mui/material/Typography'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { phone } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { LevelTiles } from './LevelTiles.tsx'
import { Highlight } from './Highlight.tsx'
import { PartnerLevel } from './PartnerLevel.tsx'
import { PartnerTree } from './PartnerTree.tsx'

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
  /** Where the invitation link is, for users without partners, and the page of each partner. */
  links: { referral: string | null; partner: (id: string) => string }
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .search': { flex: '1 1 160px', maxWidth: 360 },
  '& > .end': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  // By width and not by `wide`, which is known only when the page runs: what was painted before must not move.
  [phone]: {
    '& > .search': { maxWidth: 'none', flexBasis: '100%' },
    '& > .MuiToggleButtonGroup-root': { flex: '1 1 100%', '& > .MuiToggleButton-root': { flex: '1 0 auto' } },
    // The room of one line, so that the list stays where it is when the line is there.
    '& > .end': { flexBasis: '100%', minHeight: 20, margin: '-2px 4px -10px', '& > button': { display: 'none' } },
  },
})

// Not re-rendered while the user types a search.
const Tiles = memo(LevelTiles)

/** The partner tree: on wide screens as a whole, on phones one level at a time. */
export function StructureScreen(props: StructureScreenProps) {
  const { statistic, partners, complete, search, state, under } = props
  const t = useTranslations('structure')
  const wide = useIsDesktop()
  const list = partners.state === 'ready' ? partners.value : null
  const index = useMemo(() => indexPartners(list ?? []), [list])
  const answer = useMemo(() => ({ index, search, found: findPartners(index, search, state) }), [index, search, state])
  // The typed letter and the number of matches render at once, the partners in a deferred render; so do newly loaded partners.
  const late = useDeferredValue(answer)
  const { search: looked, found } = late.index === index ? late : answer
  const searching = looked.trim() !== ''
  // A search expands the paths to all matches; afterwards the user's own expanded branches are restored.
  const [own, setOwn] = useState<ExpandedState>(allClosed)
  const [during, setDuring] = useState<{ search: string; openness: ExpandedState }>({ search: looked, openness: allOpen })
  const openness = searching ? (during.search === looked ? during.openness : allOpen) : own
  const rows = useMemo(() => (wide ? flattenTree(index, openness, found, complete) : null), [wide, index, openness, found, complete])
  const setOpenness = (next: ExpandedState) => (searching ? setDuring({ search: looked, openness: next }) : setOwn(next))
  const words = searching ? normalizeSearchText(looked) : ''

  const problem = statistic.state === 'failed' ? statistic : null
  const opened = openness.all && openness.except.size === 0
  const empty = complete && list?.length === 0
  const total = statistic.state === 'ready' ? statistic.value.partners_total : null

  return (
    <Page>
      {problem ? (
        <Card>
          <ErrorBlock title={t.tiles.failed()} problem={problem.problem} retry={problem.retry} />
        </Card>
      ) : (
        <Tiles statistic={statistic.state === 'ready' ? statistic.value : null} />
      )}
      {!empty && (
        <Bar role="search" aria-label={t.find()}>
          <div className="search">
            <SearchField label={t.find()} placeholder={t.find()} value={search} onValue={props.onSearch} />
          </div>
          <SegmentedControl
            label={t.show()}
            items={[
              { value: 'all', label: t.all() },
              { value: 'active', label: t.active() },
              { value: 'inactive', label: t.inactive() },
            ]}
            value={state}
            onChange={props.onState}
          />
          <div className="end">
            <Typography component="p" variant="caption" color="textSecondary" role="status">
              {answer.found && list
                ? t.found({ count: answer.found.count })
                : list && !complete && !props.moreFailed && total !== null && t.progress({ count: list.length, all: total })}
            </Typography>
            <Button
              variant="text"
              onClick={() => setOpenness(opened ? allClosed : allOpen)}
              startIcon={
                opened ? <ArrowsInLineVerticalIcon width={20} height={20} /> : <ArrowsOutLineVerticalIcon width={20} height={20} />
              }
            >
              {opened ? t.collapseAll() : t.expandAll()}
            </Button>
          </div>
        </Bar>
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
        {(all, { savedAt }) => {
          if (all.length === 0)
            return (
              <Card>
                <EmptyState
                  title={t.none()}
                  illustration={<EmptyArt width={200} />}
                  action={
                    props.links.referral && (
                      <Button variant="soft" href={props.links.referral}>
                        {t.getLink()}
                      </Button>
                    )
                  }
                >
                  {t.noneText()}
                </EmptyState>
              </Card>
            )
          return (
            <>
              {savedAt !== undefined && (
                <div>
                  <StaleDataLabel at={savedAt} />
                </div>
              )}
              {props.moreFailed && (
                <Notice
                  tone="negative"
                  title={t.moreFailed()}
                  action={
                    <Button variant="soft" size="small" onClick={props.onMore}>
                      {t.loadRest()}
                    </Button>
                  }
                >
                  {t.moreFailedText({ count: all.length })}
                </Notice>
              )}
              {found?.count === 0 ? (
                <Card>
                  <EmptyState
                    title={t.noMatch()}
                    illustration={<NoResultsArt width={200} />}
                    action={
                      <Button
                        variant="soft"
                        onClick={() => {
                          props.onSearch('')
                          props.onState('all')
                        }}
                      >
                        {t.reset()}
                      </Button>
                    }
                  >
                    {t.noMatchText()}
                  </EmptyState>
                </Card>
              ) : (
                <Card flush aria-label={t.tree()}>
                  {rows ? (
                    <PartnerTree
                      index={index}
                      rows={rows}
                      hrefOf={props.links.partner}
                      onBranches={(ids, open) => setOpenness(withBranches(openness, ids, open))}
                      words={words}
                    />
                  ) : (
                    <PartnerLevel
                      path={searching ? null : under === null ? [] : pathTo(index, under)}
                      partners={levelOf()}
                      waiting={!complete}
                      hrefOf={props.links.partner}
                      inviterOf={(partner) => (partner.parent_id === null ? null : (pathTo(index, partner.id).at(-2) ?? null))}
                      onUnder={(id) => {
                        if (searching) props.onSearch('')
                        props.onUnder(id)
                      }}
                      mark={(name) => (words === '' ? name : <Highlight text={name} words={words} />)}
                    />
                  )}
                </Card>
              )}
            </>
          )
        }}
      </LoadableView>
    </Page>
  )

  function levelOf(): readonly Partner[] {
    if (searching && found) return foundPartners(index, found)
    const level = invitedBy(index, under !== null && index.placeOf.has(under) ? under : null)
    return found ? level.filter(({ id }) => found.kept[index.placeOf.get(id)!] !== 0) : level
  }
}
