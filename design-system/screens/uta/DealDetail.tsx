import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TrendDownBoldIcon from '@phosphor-icons/core/bold/trend-down-bold.svg?react'
import TrendUpBoldIcon from '@phosphor-icons/core/bold/trend-up-bold.svg?react'
import type { UtaDeal } from '#sdk'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { instant } from '../../lib/dates.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Delta } from '../../components/data-display/Delta.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import type { SheetSteps } from '../../components/feedback/Sheet.tsx'
import { LazySheet } from '../../components/feedback/LazySheet.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { DivergingBar } from '../../components/brand/DivergingBar.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { span } from './duration.ts'

export type DealDetailProps = {
  id: string
  deal: Loadable<UtaDeal>
  /** The ways to the deals beside it in the list. */
  steps?: SheetSteps | null
  onClose: () => void
}

type HiddenProps = {
  /** Shows •••• instead of amounts. Defaults to the user's "hide amounts" setting; pass `false` for a public deal. */
  hidden?: boolean | undefined
}

function Body({ deal, fresh, hidden }: { deal: UtaDeal; fresh: Freshness } & HiddenProps) {
  const t = useTranslations('dealsPage').detail
  const words = useTranslations('parts').deal
  const format = useFormat()
  const { now } = useDesignSystem()
  const open = deal.status === 'open'
  const Side = deal.side === 'short' ? TrendDownBoldIcon : TrendUpBoldIcon
  const moment = (at: string) => `${format.dayTime(at, now())}, ${format.zone(at)}`
  const price = (value: string) => `${format.price(value)}\u00a0${deal.pair.split('/')[1] ?? ''}`
  const until = deal.closed_at === null ? now() : instant(deal.closed_at)
  const { days, hours, minutes } = span(until - instant(deal.opened_at))
  const reason = deal.exit_reason
  return (
    <Stack spacing={5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', rowGap: 1, columnGap: 4 }}>
        <Money value={deal.profit} unit="USDT" size="lg" result hidden={hidden} />
        <Delta value={deal.profit_percent} />
      </Stack>
      <DivergingBar value={deal.profit_percent} fill />
      <DescriptionList
        items={[
          {
            name: t.state(),
            value: open ? <StatusChip color="info">{words.open()}</StatusChip> : t.closed(),
          },
          {
            name: t.side(),
            value: (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
                <Side width={16} height={16} aria-hidden />
                {deal.side === 'short' ? words.short() : words.long()}
              </Box>
            ),
          },
          { name: words.entry(), value: price(deal.entry_price) },
          { name: words.exit(), value: deal.exit_price === null ? null : price(deal.exit_price) },
          { name: words.now(), value: deal.current_price === null ? null : price(deal.current_price) },
          { name: t.size(), value: <ExactMoney value={deal.size} unit="USDT" even hidden={hidden} /> },
          { name: t.fee(), value: <ExactMoney value={deal.fee} unit="USDT" rounding="up" even hidden={hidden} /> },
          { name: t.result(), value: <ExactMoney value={deal.profit} unit="USDT" even sign="always" hidden={hidden} /> },
          { name: words.opened(), value: moment(deal.opened_at) },
          { name: t.closedAt(), value: deal.closed_at === null ? null : moment(deal.closed_at) },
          { name: t.ran(), value: days > 0 ? t.days({ days, hours }) : hours > 0 ? t.hours({ hours, minutes }) : t.minutes({ minutes }) },
          {
            name: t.reason(),
            value: reason === null ? null : (Object.hasOwn(t.reasons, reason) ? t.reasons[reason] : t.reasons.other)(),
          },
          { name: t.id(), value: <Typography variant="mono">{deal.id}</Typography> },
        ]}
      />
      <Typography variant="caption" color="textSecondary" component="p">
        {open ? t.openNote() : t.note()}
      </Typography>
      {open && <LastUpdated {...fresh} zone />}
    </Stack>
  )
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <Skeleton width={180} height={28} />
    <Skeleton height={20} />
    {[0, 1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} />
    ))}
  </Box>
)

/** All details of one deal, beside the list. */
export function DealDetail({ deal, steps = null, onClose, hidden }: DealDetailProps & HiddenProps) {
  const t = useTranslations('dealsPage').detail
  return (
    <LazySheet title={deal.state === 'ready' ? deal.value.pair : t.title()} steps={steps} onClose={onClose}>
      <LoadableView from={deal} skeleton={<Waiting />} failed={t.failed()} level={3}>
        {(value, fresh) => <Body deal={value} fresh={fresh} hidden={hidden} />}
      </LoadableView>
    </LazySheet>
  )
}
