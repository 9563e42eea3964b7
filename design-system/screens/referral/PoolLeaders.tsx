import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Pool, PoolLeader } from '#sdk'
import { Avatar } from '../../components/data-display/Avatar.tsx'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { tabular, tabularText } from '../../theme/mixins.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { personOf } from './people.ts'

const Picture = ({ leader }: { leader: PoolLeader }) => (
  <Avatar person={personOf({ name: leader.name.replace('.', ''), avatar_url: null })} />
)

/** Writes an amount; dots while amounts are hidden. */
function useAmountText(): (value: string, unit: string) => string {
  const hidden = useAmountsHidden()
  const format = useFormat()
  return (value, unit) => (hidden ? format.hidden : format.amount(value, unit))
}

function LeaderCard({ leader }: { leader: PoolLeader }) {
  const t = useTranslations('pools').leaders
  const amount = useAmountText()
  return (
    // Enlarged text goes below the picture before it would split a figure.
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 60 }}>
      <Picture leader={leader} />
      <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}>
          <Typography variant="subtitle1">{leader.name}</Typography>
          <Money value={leader.share_amount} unit="MATU" even />
        </Stack>
        {/* A long word for "volume" wraps. */}
        <Typography component="div" variant="caption" color="textTertiary" sx={tabularText}>
          {t.with({ amount: amount(leader.structure_volume, 'USDT') })}
        </Typography>
      </Box>
    </Stack>
  )
}

/** Who shares a pool, and with which volume. */
export function PoolLeaders({ pool }: { pool: Pool }) {
  const t = useTranslations('pools').leaders
  const amount = useAmountText()
  const columns: Column<PoolLeader>[] = [
    {
      id: 'name',
      head: t.leader(),
      cell: (leader) => (
        <Stack component="span" direction="row" spacing={3} sx={{ alignItems: 'center' }}>
          <Picture leader={leader} />
          <Typography variant="subtitle1">{leader.name}</Typography>
        </Stack>
      ),
    },
    { id: 'volume', head: t.volume(), align: 'end', cell: ({ structure_volume }) => amount(structure_volume, 'USDT') },
    {
      id: 'share',
      head: t.share(),
      align: 'end',
      cell: ({ share_amount }) => (
        <Typography variant="inherit" color="textPrimary" sx={tabular}>
          {amount(share_amount, 'MATU')}
        </Typography>
      ),
    },
  ]
  if (pool.leaders.length === 0)
    return (
      <Card>
        <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
      </Card>
    )
  const each = t.each({ count: pool.leaders_count, amount: amount(pool.share_amount, 'MATU') })
  return (
    <Section
      title={t.title()}
      flush
      aside={
        <Typography variant="caption" color="textSecondary" sx={tabularText}>
          {each}
        </Typography>
      }
    >
      <DataTable
        caption={t.title()}
        columns={columns}
        rows={pool.leaders}
        rowKey={({ name, structure_volume }) => `${name} ${structure_volume}`}
        card={(leader) => <LeaderCard leader={leader} />}
      />
    </Section>
  )
}
