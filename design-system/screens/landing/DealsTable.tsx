import { TrendDownIcon } from '@phosphor-icons/react/dist/csr/TrendDown'
import { TrendUpIcon } from '@phosphor-icons/react/dist/csr/TrendUp'
import { styled } from '@mui/material/styles'
import type { UtaDeal } from '#sdk'
import { Delta } from '../../parts/Delta.tsx'
import { desktop, paint, phone, unseen } from '../../parts/paint.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { ZeroScale } from '../../parts/ZeroScale.tsx'
import { signOf } from '../../lib/money.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const middle = '@media (max-width:1199.95px)'

/** One document for both forms: the same rows are cards where there is no room for a table. */
const Root = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.body2,
  '& > caption': unseen,
  '& .pair b': { display: 'block', ...theme.typography.subtitle1 },
  '& .side': { display: 'flex', alignItems: 'center', gap: 4, color: paint(theme).text.secondary, ...theme.typography.caption },
  '& .profit': { ...theme.typography.numberSm, fontWeight: 470 },
  '& .gain': { color: paint(theme).positive.fg },
  '& .loss': { color: paint(theme).negative.fg },
  '& .result > *': { display: 'block', textAlign: 'end' },
  '& .result small': { display: 'flex', justifyContent: 'flex-end', ...theme.typography.caption },
  '& .quiet': { color: paint(theme).text.secondary },
  [desktop]: {
    width: 'calc(100% + 48px)',
    margin: '0 -24px',
    '& .phone': { display: 'none' },
    '& th, & td': {
      padding: '14px 12px',
      textAlign: 'start',
      borderBottom: `1px solid ${paint(theme).border.hairline}`,
      whiteSpace: 'nowrap',
    },
    '& thead th': { ...theme.typography.caption, color: paint(theme).text.tertiary, height: 43, padding: 12 },
    '& tbody th': { fontWeight: 'inherit' },
    '& tbody tr': { height: 67 },
    '& tbody tr:last-child > *': { borderBottom: 0 },
    '& tbody tr:hover': { backgroundColor: `color-mix(in srgb, ${paint(theme).surface.hover} 55%, ${paint(theme).surface.card})` },
    '& .pair': { paddingInlineStart: 24 },
    '& tr > :last-child': { paddingInlineEnd: 24 },
    '& .end': { textAlign: 'end' },
    '& .scale': { width: 134 },
    '& td .sk': { marginInlineStart: 'auto' },
  },
  [middle]: { '& .wide': { display: 'none' } },
  [phone]: {
    display: 'block',
    '& thead': unseen,
    '& tbody': { display: 'flex', flexDirection: 'column', gap: 12 },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr 1fr',
      gridTemplateAreas: '"pair pair result" "scale scale scale" "entry exit size"',
      gap: '12px 12px',
      padding: 16,
      borderRadius: 18,
      backgroundColor: paint(theme).surface.canvas,
      height: 158,
      alignContent: 'start',
    },
    '& tbody tr:nth-of-type(n+4)': { display: 'none' },
    '& th, & td': { padding: 0, textAlign: 'start', fontWeight: 'inherit', minWidth: 0 },
    '& .pair': { gridArea: 'pair' },
    '& .pair b': { ...theme.typography.h6 },
    '& .result': { gridArea: 'result' },
    '& .profit': { ...theme.typography.numberMd, whiteSpace: 'nowrap' },
    '& .profit .phone': { fontSize: '0.8125rem', fontWeight: 400 },
    '& .scale': { gridArea: 'scale', height: 20 },
    '& .entry': { gridArea: 'entry' },
    '& .exit': { gridArea: 'exit', textAlign: 'center' },
    '& .size': { gridArea: 'size', textAlign: 'end' },
    '& .opened, & .closed': { display: 'none' },
    '& [data-head]::before': {
      content: 'attr(data-head)',
      display: 'block',
      color: paint(theme).text.tertiary,
      ...theme.typography.caption,
    },
    '& .wide': { display: 'block' },
    '& .opened.wide': { display: 'none' },
    '& .exit .sk': { margin: '0 auto' },
    '& .size .sk, & .result .sk': { marginInlineStart: 'auto' },
  },
}))

const Zone = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '12px 0 0',
  minHeight: 18,
  color: paint(theme).text.tertiary,
}))

type Props = {
  /** `null` while they load: the rows stand there in their final size. */
  deals: readonly UtaDeal[] | null
}

const waiting = [1, 2, 3, 4, 5]

export function DealsTable({ deals: rows }: Props) {
  const { deals } = useText('landing')
  const common = useText('common')
  const format = useFormat()
  const { now } = useReader()
  return (
    <>
      <Root {...(rows === null && { 'aria-busy': true })}>
        <caption>{rows === null ? common.loading() : deals.caption()}</caption>
        <thead>
          <tr>
            <th scope="col" className="pair">
              {deals.pair()}
            </th>
            <th scope="col" className="wide opened">
              {deals.opened()}
            </th>
            <th scope="col" className="closed">
              {deals.closed()}
            </th>
            <th scope="col" className="end">
              {deals.entry()}
            </th>
            <th scope="col" className="end">
              {deals.exit()}
            </th>
            <th scope="col" className="end wide">
              {deals.size()}
            </th>
            <th scope="col" className="end">
              {deals.scale({ range: `±${format.percent('3', 0)}` })}
            </th>
            <th scope="col" className="end">
              {deals.result()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows === null ? waiting.map((row) => <WaitingRow key={row} />) : rows.map((deal) => <DealRow key={deal.id} deal={deal} />)}
        </tbody>
      </Root>
      <Zone>{rows && deals.zone({ zone: format.zone(rows[0]?.closed_at ?? now()) })}</Zone>
    </>
  )
}

function WaitingRow() {
  const { deals } = useText('landing')
  const line = (width: number, height = 12) => <Skeleton className="sk" width={width} height={height} />
  return (
    <tr aria-hidden>
      <td className="pair">{line(84, 34)}</td>
      <td className="opened wide">{line(96)}</td>
      <td className="closed">{line(96)}</td>
      <td className="entry end" data-head={deals.entry()}>
        {line(64)}
      </td>
      <td className="exit end" data-head={deals.exit()}>
        {line(64)}
      </td>
      <td className="size end wide" data-head={deals.size()}>
        {line(48)}
      </td>
      <td className="scale end">{line(110, 6)}</td>
      <td className="result end">{line(64, 34)}</td>
    </tr>
  )
}

function DealRow({ deal }: { deal: UtaDeal }) {
  const { deals } = useText('landing')
  const format = useFormat()
  const { now } = useReader()
  const closed = deal.closed_at ? format.dayTime(deal.closed_at, now()) : ''
  const Side = deal.side === 'short' ? TrendDownIcon : TrendUpIcon
  const scale = <ZeroScale value={deal.profit_percent} fill />
  const tone = (['loss', '', 'gain'] as const)[signOf(deal.profit) + 1]
  return (
    <tr>
      <th scope="row" className="pair">
        <b>{deal.pair}</b>
        <span className="side">
          <Side size={14} weight="bold" aria-hidden />
          {deal.side === 'short' ? deals.short() : deals.long()}
          <span className="phone">· {closed}</span>
        </span>
      </th>
      <td className="opened wide quiet">{format.dayTime(deal.opened_at, now())}</td>
      <td className="closed quiet">{closed}</td>
      <td className="entry end" data-head={deals.entry()}>
        {format.price(deal.entry_price)}
      </td>
      <td className="exit end" data-head={deals.exit()}>
        {deal.exit_price === null ? '–' : format.price(deal.exit_price)}
      </td>
      <td className="size end wide" data-head={deals.size()}>
        {format.amount(deal.size, 'USDT')}
      </td>
      <td className="scale end">{scale}</td>
      <td className="result end">
        <span className={`profit ${tone}`}>
          {format.amount(deal.profit, 'USDT', { sign: 'always', rounding: 'half' })}
          <span className="phone"> USDT</span>
        </span>
        <small>
          <Delta value={deal.profit_percent} />
        </small>
      </td>
    </tr>
  )
}
