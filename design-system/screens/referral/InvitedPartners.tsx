import Typography from '@mui/material/Typography'
import type { Partner } from '#sdk'
import type { Sort } from '../../lib/sort.ts'
import { sorted } from '../../lib/sort.ts'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { PartnerColumn, PartnerView } from './partnerView.ts'
import { partnerComparisons } from './partnerView.ts'
import { personOf } from './people.ts'

export type InvitedPartnersProps = {
  view: PartnerView
  /** All of them have loaded, and can be sorted. */
  complete: boolean
  sort: Sort<PartnerColumn>
  onSort: (next: Sort) => void
  hrefOf: (id: string) => string
}

/** Writes a partner's rank, and whether the partner is active. */
function useRankState(): (partner: Partner) => string {
  const t = useTranslations('structure')
  const rankName = useRankName()
  return ({ rank, is_active }) => t.rankState({ rank: rankName(rank), state: is_active ? t.activeSmall() : t.inactiveSmall() })
}

function usePartnerColumns(): Column<Partner>[] {
  const t = useTranslations('structure')
  const format = useFormat()
  const rankOf = useRankState()
  const { now } = useDesignSystem()
  const assets = ({ own_assets }: Partner) => <Money value={own_assets} unit="USDT" showUnit={false} even />
  return [
    { id: 'partner', sorts: 'asc', head: t.columns.partner(), cell: (row) => <Typography variant="subtitle1">{row.name}</Typography> },
    {
      id: 'rank',
      head: t.columns.rank(),
      cell: (row) => (
        <Typography variant="inherit" color="textSecondary">
          {rankOf(row)}
        </Typography>
      ),
    },
    { id: 'assets', sorts: 'desc', head: t.columns.assets(), align: 'end', cell: assets },
    {
      id: 'volume',
      sorts: 'desc',
      head: t.columns.volume(),
      align: 'end',
      wide: true,
      cell: ({ structure_volume }) => <Money value={structure_volume} unit="USDT" showUnit={false} even />,
    },
    {
      id: 'partners',
      sorts: 'desc',
      head: t.columns.partners(),
      align: 'end',
      cell: ({ partners_count }) => format.integer(partners_count),
    },
    { id: 'joined', sorts: 'desc', head: t.columns.joined(), align: 'end', cell: ({ joined_at }) => format.day(joined_at, now()) },
  ]
}

function PartnerCard({ partner }: { partner: Partner }) {
  const t = useTranslations('structure')
  const rankOf = useRankState()
  return (
    <ListRow as="div">
      <Avatar person={personOf(partner)} />
      <RowWords name={partner.name}>{rankOf(partner)}</RowWords>
      <span className="figures">
        <Money value={partner.own_assets} unit="USDT" even />
        {partner.partners_count > 0 && (
          <Typography variant="caption" color="textTertiary">
            {t.count({ count: partner.partners_count })}
          </Typography>
        )}
      </span>
    </ListRow>
  )
}

/** Those whom a partner invited. */
export function InvitedPartners({ view: { partner, invited }, complete, sort, onSort, hrefOf }: InvitedPartnersProps) {
  const t = useTranslations('structure')
  const columns = usePartnerColumns()
  const { name } = partner
  if (invited.length === 0)
    return (
      <Card>
        <Typography component="p" variant="body2" color="textSecondary">
          {!complete && partner.partners_count > 0 ? t.waiting() : t.nobody({ name })}
        </Typography>
      </Card>
    )
  return (
    <Section title={t.levelOf({ name })} flush>
      <DataTable
        caption={t.levelOf({ name })}
        columns={columns}
        rows={complete ? sorted(invited, sort, partnerComparisons[sort.by]) : invited}
        rowKey={({ id }) => id}
        rowLink={{ href: ({ id }) => hrefOf(id), name: (row) => t.one.about({ name: row.name }) }}
        {...(complete && { sort, onSort })}
        card={(row) => <PartnerCard partner={row} />}
      />
    </Section>
  )
}
