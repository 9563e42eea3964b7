import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { Sort } from '../../lib/sort.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { compare, isZero, portion } from '../../lib/money.ts'
import type { ValuedBalance } from '../../lib/valuedBalances.ts'
import type { Column } from '../../components/data-display/DataTable.tsx'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { Delta } from '../../components/data-display/Delta.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import Typography from '@mui/material/Typography'
import { TokenCoin } from '../../components/data-display/TokenCoin.tsx'
import { tabular } from '../../theme/mixins.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { TokenLinks } from './TokenActions.tsx'
import { TokenActions } from './TokenActions.tsx'
import { tones } from './tones.ts'
const Lines = styled('span')({ display: 'flex', flexDirection: 'column', minWidth: 0, '&[data-end]': { alignItems: 'flex-end' } })
// Leaves space for eighteen decimals.
const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.numberSm,
  '&[data-long]': { fontSize: '0.8125rem' },
  [theme.breakpoints.between('md', 1024)]: { '&[data-long]': { fontSize: '0.75rem' } },
}))
const Share = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.up('md')]: { minWidth: 112, maxWidth: 200, gap: 8 },
  [theme.breakpoints.between('md', 1024)]: { minWidth: 0, '& > :first-of-type': { display: 'none' } },
  '& > :first-of-type': { flex: '1 1 120px', minWidth: 48 },
  '& > :last-of-type': { minWidth: 48, textAlign: 'right' },
}))
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

export type TokenTableProps = {
  rows: readonly ValuedBalance[]
  /** The day withdrawals open, if they are blocked. */
  opens: string | null
  links: TokenLinks
  /** The page of a token. */
  tokenHref: (token: string) => string
  /** The order, and how to ask for another, where the list is long. */
  sort?: Sort
  onSort?: (next: Sort) => void
}

type ActionProps = Pick<TokenTableProps, 'opens' | 'links'>

/** Prices of small tokens differ in the fourth digit. */
function usePrice(): (balance: ValuedBalance) => string {
  const format = useFormat()
  return ({ price_usd }) => format.price(price_usd, compare(price_usd, '100') < 0 ? 4 : 2)
}

function Amount({ value, unit }: { value: string; unit: string }) {
  const format = useFormat()
  return (
    <Figure {...(format.amount(value, unit).length > 13 && { 'data-long': '' })}>
      <Money value={value} unit={unit} size="inherit" showUnit={false} />
    </Figure>
  )
}

function LockedAmount({ balance: { locked, token } }: { balance: ValuedBalance }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('assets').table
  const format = useFormat()
  if (locked === undefined || isZero(locked)) return null
  return (
    <Typography variant="caption" color="textTertiary" sx={tabular}>
      {t.locked({ amount: hidden ? format.hidden : format.amount(locked, token) })}
    </Typography>
  )
}

function TokenName({ balance: { token, network } }: { balance: ValuedBalance }) {
  const t = useTranslations('assets')
  return (
    <Stack component="span" direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <TokenCoin token={token} />
      <Lines>
        <Typography variant="subtitle1">{token}</Typography>
        <Typography variant="caption" color="textTertiary" sx={tabular}>
          {t.network({ network })}
        </Typography>
      </Lines>
    </Stack>
  )
}

function TokenShare({ balance: { token, share_percent } }: { balance: ValuedBalance }) {
  const format = useFormat()
  return (
    <Share>
      <span>
        <ShareBar segments={[{ share: portion(share_percent, '100') * 100, tone: lookUp(tones, token) ?? 5 }]} height={16} />
      </span>
      <Typography variant="caption" sx={tabular}>
        {format.percent(share_percent, 1)}
      </Typography>
    </Share>
  )
}

/** A token on a phone. */
function TokenCard({ balance, opens, links }: ActionProps & { balance: ValuedBalance }) {
  const price = usePrice()
  return (
    <CardRow>
      <span className="top">
        <TokenCoin token={balance.token} />
        <Lines className="name">
          <Typography variant="subtitle1">{balance.token}</Typography>
          <Typography variant="caption" color="textTertiary" className="price" sx={tabular}>
            <span>{`${price(balance)}\u00a0USD`}</span>
            {balance.price_change_24h_percent !== undefined && <Delta value={balance.price_change_24h_percent} />}
          </Typography>
        </Lines>
        <Lines data-end="" className="sum">
          <Money value={balance.available} unit={balance.token} size="md" showUnit={false} />
          <Typography variant="caption" color="textTertiary" sx={tabular}>
            {'≈ '}
            <Money value={balance.worth_usd} unit="USD" size="inherit" even />
          </Typography>
          <LockedAmount balance={balance} />
        </Lines>
      </span>
      <TokenShare balance={balance} />
      <TokenActions balance={balance} links={links} opens={opens} words />
    </CardRow>
  )
}

function useTokenColumns({ opens, links }: ActionProps): Column<ValuedBalance>[] {
  const t = useTranslations('assets').table
  const price = usePrice()
  return [
    { id: 'token', sorts: 'asc', head: t.token(), cell: (row) => <TokenName balance={row} /> },
    {
      id: 'available',
      sorts: 'desc',
      head: t.available(),
      align: 'end',
      cell: (row) => (
        <Lines data-end="">
          <Amount value={row.available} unit={row.token} />
          <LockedAmount balance={row} />
        </Lines>
      ),
    },
    { id: 'price', sorts: 'desc', head: t.price(), align: 'end', wide: 'most', cell: price },
    {
      id: 'day',
      sorts: 'desc',
      head: t.day(),
      align: 'end',
      wide: 'most',
      cell: ({ price_change_24h_percent: change }) => (change === undefined ? '–' : <Delta value={change} />),
    },
    { id: 'worth', sorts: 'desc', head: t.worth(), align: 'end', cell: ({ worth_usd }) => <Amount value={worth_usd} unit="USD" /> },
    { id: 'share', sorts: 'desc', head: t.share(), cell: (row) => <TokenShare balance={row} /> },
    {
      id: 'actions',
      head: t.actions(),
      align: 'end',
      quietHead: true,
      cell: (row) => <TokenActions balance={row} links={links} opens={opens} />,
    },
  ]
}

/** Every token: spendable and locked balance, worth, share of the total, and actions. */
export function TokenTable({ rows, opens, links, tokenHref, sort, onSort }: TokenTableProps) {
  const t = useTranslations('assets').table
  const columns = useTokenColumns({ opens, links })
  return (
    <DataTable
      caption={t.caption()}
      columns={columns}
      rows={rows}
      rowKey={({ token }) => token}
      rowLink={{ href: ({ token }) => tokenHref(token), name: ({ token }) => t.open({ token }) }}
      card={(row) => <TokenCard balance={row} opens={opens} links={links} />}
      {...(sort && onSort && { sort, onSort })}
    />
  )
}
