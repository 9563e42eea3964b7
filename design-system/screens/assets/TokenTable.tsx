import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
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
import { tabular, tabularText } from '../../theme/mixins.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { TokenLinks } from './TokenActions.tsx'
import { TokenActions } from './TokenActions.tsx'
import { tones } from './tones.ts'

const lines = { minWidth: 0 } as const
const figures = { ...lines, alignItems: 'flex-end' } as const
const percent = { ...tabular, minWidth: 48, textAlign: 'right' } as const
// On tablets beside the navigation rail the percentage alone fits.
const bar = (theme: Theme) => ({ flex: '1 1 120px', minWidth: 48, [theme.breakpoints.between('md', 1024)]: { display: 'none' } })

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

/** Leaves space for eighteen decimals. */
function Amount({ value, unit }: { value: string; unit: string }) {
  const format = useFormat()
  return (
    <Typography variant={format.amount(value, unit).length > 13 ? 'numberXs' : 'numberSm'}>
      <Money value={value} unit={unit} size="inherit" showUnit={false} />
    </Typography>
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
      <Stack component="span" sx={lines}>
        <Typography variant="subtitle1">{token}</Typography>
        <Typography variant="caption" color="textTertiary" sx={tabular}>
          {t.network({ network })}
        </Typography>
      </Stack>
    </Stack>
  )
}

function TokenShare({ balance: { token, share_percent } }: { balance: ValuedBalance }) {
  const format = useFormat()
  return (
    <Stack component="span" direction="row" spacing={{ xs: 3, md: 2 }} sx={{ alignItems: 'center', maxWidth: { md: 200 } }}>
      <Box component="span" sx={bar}>
        <ShareBar segments={[{ share: portion(share_percent, '100') * 100, tone: lookUp(tones, token) ?? 5 }]} height={16} />
      </Box>
      <Typography variant="caption" sx={percent}>
        {format.percent(share_percent, 1)}
      </Typography>
    </Stack>
  )
}

/** A token on a phone. */
function TokenCard({ balance, opens, links }: ActionProps & { balance: ValuedBalance }) {
  const priceOf = usePrice()
  return (
    <Stack spacing={3} sx={{ py: 3.5 }}>
      <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 3 }}>
        <TokenCoin token={balance.token} />
        <Stack component="span" sx={{ flex: '1 1 0', minWidth: 96 }}>
          <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Typography variant="subtitle1">{balance.token}</Typography>
            <Typography variant="caption">
              {balance.price_change_24h_percent !== undefined && <Delta value={balance.price_change_24h_percent} />}
            </Typography>
          </Stack>
          <Typography variant="caption" color="textTertiary" sx={tabularText}>
            {`${priceOf(balance)}\u00a0USD`}
          </Typography>
        </Stack>
        <Stack component="span" sx={{ ...figures, maxWidth: '100%', ml: 'auto', textAlign: 'right' }}>
          <Money value={balance.available} unit={balance.token} size="md" showUnit={false} />
          <Typography variant="caption" color="textTertiary" sx={tabular}>
            {'≈ '}
            <Money value={balance.worth_usd} unit="USD" size="inherit" even />
          </Typography>
          <LockedAmount balance={balance} />
        </Stack>
      </Stack>
      <TokenShare balance={balance} />
      <TokenActions balance={balance} links={links} opens={opens} words />
    </Stack>
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
        <Stack component="span" sx={figures}>
          <Amount value={row.available} unit={row.token} />
          <LockedAmount balance={row} />
        </Stack>
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
