import { styled } from '@mui/material/styles'
import type { Partner } from '#sdk'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { List, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { LoadMore } from '../../components/data-display/LoadMore.tsx'
import { Reeds } from '../../components/brand/Reeds.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { personOf } from './people.ts'

export type ActivePartnersProps = {
  partners: readonly Partner[]
  /** The days of the period, oldest first (YYYY-MM-DD). */
  days: readonly string[]
  more: boolean
  loadingMore: boolean
  moreFailed: boolean
  onMore: () => void
  /** The page of a partner. */
  hrefOf: (id: string) => string
}

const step = 50
// Two columns where the names and the longest course of days fit side by side.
const Partners = styled(List)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 48 },
}))
const Row = styled(ListRow)(({ theme }) => ({
  '& > .days': {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: 6,
    maxWidth: '100%',
    marginLeft: 'auto',
  },
  [theme.breakpoints.down('md')]: {
    '& > .days': { width: '100%', paddingLeft: 54, flexFlow: 'row wrap', alignItems: 'center', gap: '4px 12px' },
  },
}))

/** Partners with one reed per day; filled on days the partner was active. */
export function ActivePartners({ partners, days, more, loadingMore, moreFailed, onMore, hrefOf }: ActivePartnersProps) {
  const t = useTranslations('activity').partners
  const format = useFormat()
  const rankName = useRankName()
  if (partners.length === 0)
    return (
      <Card>
        <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
      </Card>
    )
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Section
      title={t.title()}
      aside={
        first &&
        last && (
          <Typography variant="caption" color="textSecondary" sx={tabularText}>
            {format.calendarSpan(first, last)}
          </Typography>
        )
      }
    >
      <Partners>
        {partners.map((partner) => {
          const active = new Set(partner.active_days)
          const count = days.filter((day) => active.has(day)).length
          return (
            <Row key={partner.id}>
              <Avatar person={personOf(partner)} />
              <RowWords name={partner.name} href={hrefOf(partner.id)}>
                {t.line({ rank: rankName(partner.rank), level: partner.level })}
              </RowWords>
              {/* A server may not send the days: no day would then look like an inactive partner. */}
              {partner.active_days && (
                <span className="days">
                  <Reeds marks={days.map((day) => (active.has(day) ? 'on' : 'off'))} {...(days.length > 7 && { dense: true })} />
                  <Typography variant="caption" color="textSecondary" sx={tabularText}>
                    {t.count({ count, all: days.length })}
                  </Typography>
                </span>
              )}
            </Row>
          )
        })}
      </Partners>
      <LoadMore shown={partners.length} more={more} loading={loadingMore} failed={moreFailed} onMore={onMore} step={step} />
    </Section>
  )
}
