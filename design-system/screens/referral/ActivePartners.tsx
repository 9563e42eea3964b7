import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Partner } from '#sdk'
import type { Sort } from '../../lib/sort.ts'
import { SearchField } from '../../forms/SearchField.tsx'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { LoadMore } from '../../components/data-display/LoadMore.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { Reeds } from '../../components/brand/Reeds.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { tabularText } from '../../theme/mixins.ts'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { ActiveColumn } from './activityPeriod.ts'
import { NoMatches } from './StructureEmpty.tsx'
import { personOf } from './people.ts'

export type ActivePartnersProps = {
  partners: readonly Partner[]
  /** The days of the period, oldest first (YYYY-MM-DD). */
  days: readonly string[]
  /** The search text, and the order of the rows: the server applies both. */
  search: string
  onSearch: (search: string) => void
  sort: Sort<ActiveColumn>
  onSort: (next: Sort<ActiveColumn>) => void
  more: boolean
  loadingMore: boolean
  moreFailed: boolean
  onMore: () => void
  /** The page of a partner. */
  hrefOf: (id: string) => string
}

const step = 50
/** The server counts the active days of a month: in a week, their order would not be that of the figures. */
const monthFrom = 28

// Objects of their own, because the list has thousands of rows.
const name = { display: 'flex', alignItems: 'center', gap: '14px' } as const
const activeDays = { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', gap: '6px', maxWidth: '100%' } as const
const Row = styled(ListRow)({
  '& > .days': { width: '100%', paddingLeft: 54, display: 'flex', flexFlow: 'row wrap', alignItems: 'center', gap: '4px 12px' },
})

/** One reed per day; filled on days the partner was active. */
function ActiveDays({ partner, days }: { partner: Partner; days: readonly string[] }) {
  const t = useTranslations('activity').partners
  const active = new Set(partner.active_days)
  const count = days.filter((day) => active.has(day)).length
  // A server may not send the days: no day would then look like an inactive partner.
  if (!partner.active_days) return '–'
  return (
    <>
      <Reeds marks={days.map((day) => (active.has(day) ? 'on' : 'off'))} {...(days.length > 7 && { dense: true })} />
      <Typography variant="caption" color="textSecondary" sx={tabularText}>
        {t.count({ count, all: days.length })}
      </Typography>
    </>
  )
}

function useActiveColumns(days: readonly string[]): Column<Partner>[] {
  const t = useTranslations('activity').partners
  const { columns } = useTranslations('structure')
  const format = useFormat()
  const rankName = useRankName()
  return [
    {
      id: 'name',
      sorts: 'asc',
      head: columns.partner(),
      cell: (row) => (
        <Box component="span" sx={name}>
          <Avatar person={personOf(row)} />
          <Typography variant="subtitle1">{row.name}</Typography>
        </Box>
      ),
    },
    {
      id: 'rank',
      head: columns.rank(),
      cell: ({ rank }) => (
        <Typography variant="inherit" color="textSecondary">
          {rankName(rank)}
        </Typography>
      ),
    },
    { id: 'level', sorts: 'asc', head: t.level(), align: 'end', cell: ({ level }) => format.integer(level) },
    {
      id: 'active_days',
      ...(days.length >= monthFrom && { sorts: 'desc' as const }),
      head: t.days(),
      align: 'end',
      cell: (row) => (
        <Box component="span" sx={activeDays}>
          <ActiveDays partner={row} days={days} />
        </Box>
      ),
    },
  ]
}

/** Partners with one reed per day, searched and sorted by the server: there may be thousands. */
export function ActivePartners({
  partners,
  days,
  search,
  onSearch,
  sort,
  onSort,
  more,
  loadingMore,
  moreFailed,
  onMore,
  hrefOf,
}: ActivePartnersProps) {
  const t = useTranslations('activity').partners
  const structure = useTranslations('structure')
  const format = useFormat()
  const rankName = useRankName()
  const columns = useActiveColumns(days)
  if (partners.length === 0 && search === '')
    return (
      <Card>
        <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
      </Card>
    )
  const [first, last] = [days[0], days.at(-1)]
  return (
    <>
      <Box sx={{ maxWidth: { md: 360 } }}>
        <SearchField label={structure.find()} placeholder={structure.find()} value={search} onValue={onSearch} />
      </Box>
      {partners.length === 0 ? (
        <NoMatches onReset={() => onSearch('')} />
      ) : (
        <Section
          title={t.title()}
          flush
          aside={
            first &&
            last && (
              <Typography variant="caption" color="textSecondary" sx={tabularText}>
                {format.calendarSpan(first, last)}
              </Typography>
            )
          }
        >
          <DataTable
            caption={t.title()}
            columns={columns}
            rows={partners}
            rowKey={({ id }) => id}
            rowLink={{ href: ({ id }) => hrefOf(id), name: ({ name }) => structure.one.about({ name }) }}
            sort={sort}
            onSort={(next) => onSort(next as Sort<ActiveColumn>)}
            card={(partner) => (
              <Row as="div">
                <Avatar person={personOf(partner)} />
                <RowWords name={partner.name}>{t.line({ rank: rankName(partner.rank), level: partner.level })}</RowWords>
                <span className="days">
                  <ActiveDays partner={partner} days={days} />
                </span>
              </Row>
            )}
          />
          <Box sx={{ px: { xs: 5, md: 6 }, py: 3 }}>
            <LoadMore shown={partners.length} more={more} loading={loadingMore} failed={moreFailed} onMore={onMore} step={step} />
          </Box>
        </Section>
      )}
    </>
  )
}
