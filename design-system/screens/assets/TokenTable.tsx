import { styled } from '@mui/material/styles'
import type { Balance } from '#sdk'
import { compare, isZero, portion } from '../../lib/money.ts'
import type { Column } from '../../parts/DataTable.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { Delta } from '../../parts/Delta.tsx'
import type { ReedTone } from '../../parts/Edge.tsx'
import { Edge } from '../../parts/Edge.tsx'
import { Money } from '../../parts/Money.tsx'
import { Text } from '../../parts/Text.tsx'
import { TokenCoin } from '../../parts/TokenCoin.tsx'
import { desktop } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { TokenLinks } from './TokenActions.tsx'
import { TokenActions } from './TokenActions.tsx'

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })
const Stack = styled('span')({ display: 'flex', flexDirection: 'column', minWidth: 0, '&[data-end]': { alignItems: 'flex-end' } })
const Share = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [desktop]: { width: 180 },
  '& > :first-of-type': { flex: '1 1 72px', minWidth: 72 },
  '& > :last-of-type': { minWidth: 48, textAlign: 'right' },
})
const CardRow = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '14px 0',
  '& > .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px' },
  '& > .top > .name': { flex: '1 1 0', minWidth: 96 },
  '& > .top > .sum': { marginLeft: 'auto', maxWidth: '100%', textAlign: 'right' },
  '& .price': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', whiteSpace: 'normal', '& > *': { whiteSpace: 'nowrap' } },
})

// A token keeps its colour in every chart, whatever the order.
const tones: Readonly<Record<string, ReedTone>> = { MATU: 1, USDT: 2, BNB: 3 }

export type TokenTableProps = {
  rows: readonly Balance[]
  hidden: boolean
  /** The day on which withdrawals open, where they are blocked. */
  opens: string | null
  links: TokenLinks
}

/** Every token: how much can be spent and how much is locked, what it is worth, which part it is, and what can be done with it. */
export function TokenTable({ rows, hidden, opens, links }: TokenTableProps) {
  const t = useText('assets')
  const format = useFormat()

  const locked = (balance: Balance) =>
    !isZero(balance.locked) && (
      <Text variant="caption" tone="tertiary" numeric>
        {t.table.locked({ amount: hidden ? format.hidden : format.amount(balance.locked, balance.token) })}
      </Text>
    )
  const name = ({ token, network }: Balance) => (
    <Line>
      <TokenCoin token={token} />
      <Stack>
        <Text variant="label">{token}</Text>
        <Text variant="caption" tone="tertiary" numeric>
          {t.network({ network })}
        </Text>
      </Stack>
    </Line>
  )
  const share = ({ token, share_percent }: Balance) => (
    <Share>
      <span>
        <Edge segments={[{ share: portion(share_percent, '100') * 100, tone: tones[token] ?? 5 }]} height={16} />
      </span>
      <Text variant="caption" numeric>
        {format.percent(share_percent, 1)}
      </Text>
    </Share>
  )
  // Small prices are told apart by their fourth digit.
  const price = ({ price_usd }: Balance) => format.price(price_usd, compare(price_usd, '100') < 0 ? 4 : 2)
  const columns: Column<Balance>[] = [
    { id: 'token', head: t.table.token(), cell: name },
    {
      id: 'available',
      head: t.table.available(),
      align: 'end',
      cell: (row) => (
        <Stack data-end="">
          <Money value={row.available} unit={row.token} showUnit={false} hidden={hidden} />
          {locked(row)}
        </Stack>
      ),
    },
    { id: 'price', head: t.table.price(), align: 'end', wide: true, cell: price },
    {
      id: 'day',
      head: t.table.day(),
      align: 'end',
      wide: true,
      cell: ({ price_change_24h_percent }) => <Delta value={price_change_24h_percent} />,
    },
    {
      id: 'worth',
      head: t.table.worth(),
      align: 'end',
      cell: ({ worth_usd }) => <Money value={worth_usd} unit="USD" showUnit={false} hidden={hidden} />,
    },
    { id: 'share', head: t.table.share(), cell: share },
    {
      id: 'actions',
      head: t.table.actions(),
      align: 'end',
      quietHead: true,
      cell: (row) => <TokenActions balance={row} links={links} opens={opens} />,
    },
  ]
  const card = (row: Balance) => (
    <CardRow>
      <span className="top">
        <TokenCoin token={row.token} />
        <Stack className="name">
          <Text variant="label">{row.token}</Text>
          <Text variant="caption" tone="tertiary" numeric className="price">
            <span>{`${price(row)}\u00a0USD`}</span>
            <Delta value={row.price_change_24h_percent} />
          </Text>
        </Stack>
        <Stack data-end="" className="sum">
          <Money value={row.available} unit={row.token} size="md" showUnit={false} hidden={hidden} />
          <Text variant="caption" tone="tertiary" numeric>
            {'≈ '}
            <Money value={row.worth_usd} unit="USD" size="inherit" hidden={hidden} even />
          </Text>
          {locked(row)}
        </Stack>
      </span>
      {share(row)}
      <TokenActions balance={row} links={links} opens={opens} words />
    </CardRow>
  )
  return <DataTable caption={t.table.caption()} columns={columns} rows={rows} rowKey={({ token }) => token} card={card} />
}
