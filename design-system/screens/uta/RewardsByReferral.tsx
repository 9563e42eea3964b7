import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Partner } from '#sdk'
import { add, compare, isZero, portion, share } from '../../lib/money.ts'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { tabularText } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { personOf } from '../referral/people.ts'

const SHOWN = 10
const REEDS = 20

type Props = {
  /** The whole team: a ranking of a part of it would be wrong. */
  partners: readonly Partner[]
  teamHref: string | null
  partnerHref: (id: string) => string
}

/** The referrals who brought most, each measured against the first. */
export function RewardsByReferral({ partners, teamHref, partnerHref }: Props) {
  const t = useTranslations('utaReward').byReferral
  const format = useFormat()
  const ranked = partners.filter(({ income }) => !isZero(income)).toSorted((a, b) => compare(b.income, a.income))
  const [first] = ranked
  if (!first) return null
  const total = add(...ranked.map(({ income }) => income))
  const rest = ranked.slice(SHOWN)
  const restIncome = add('0', ...rest.map(({ income }) => income))
  const reeds = ({ income }: Partner) => (
    <Reeds marks={countedMarks(REEDS, Math.max(1, Math.round(portion(income, first.income) * REEDS)))} fill />
  )
  const percent = ({ income }: Pick<Partner, 'income'>) => (
    <Typography variant="inherit" color="textSecondary" sx={tabularText}>
      {format.percent(share(income, total), 1)}
    </Typography>
  )
  const money = ({ income }: Pick<Partner, 'income'>) => <Money value={income} unit="MATU" even />
  const columns: Column<Partner>[] = [
    {
      id: 'referral',
      head: t.referral(),
      cell: (row) => (
        <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
          <Avatar person={personOf(row)} />
          <Stack component="span">
            <Typography variant="subtitle1">{row.name}</Typography>
            <Typography variant="caption" color="textTertiary">
              {t.level({ level: row.level })}
            </Typography>
          </Stack>
        </Stack>
      ),
    },
    { id: 'reeds', head: t.share(), quietHead: true, wide: true, cell: (row) => <Box sx={{ width: 100 }}>{reeds(row)}</Box> },
    { id: 'share', head: t.share(), align: 'end', cell: percent },
    { id: 'income', head: t.income(), align: 'end', cell: money },
  ]
  return (
    <Section title={t.title()} flush link={teamHref === null ? null : { label: t.all({ count: partners.length }), href: teamHref }}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ px: { xs: 5, md: 6 }, pb: 2 }}>
        {t.note()}
      </Typography>
      <DataTable
        caption={t.title()}
        columns={columns}
        rows={ranked.slice(0, SHOWN)}
        {...(rest.length > 0 && {
          sum: [t.more({ count: rest.length }), null, percent({ income: restIncome }), money({ income: restIncome })],
        })}
        rowKey={({ id }) => id}
        rowLink={{ href: ({ id }) => partnerHref(id), name: ({ name }) => name }}
        card={(row) => (
          <ListRow as="div">
            <Avatar person={personOf(row)} />
            <RowWords name={row.name}>{t.level({ level: row.level })}</RowWords>
            <span className="figures">
              {money(row)}
              <Typography variant="caption" component="span">
                {percent(row)}
              </Typography>
            </span>
            <Box sx={{ width: '100%', pt: 2 }}>{reeds(row)}</Box>
          </ListRow>
        )}
      />
    </Section>
  )
}
