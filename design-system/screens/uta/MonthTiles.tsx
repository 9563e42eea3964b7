import Box from '@mui/material/Box'
import type { UtaMonthStatistics } from '#sdk'
import { share } from '../../lib/money.ts'
import { Delta } from '../../components/data-display/Delta.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { StatTile } from '../../components/data-display/StatTile.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { unitOf } from '../../theme/mixins.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { flowsOf, largestLoss } from './monthFigures.ts'

/** The grid of the tiles. */
export const tiles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(158px, 100%), 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 3, md: 5 },
  '& .under > [role="progressbar"]': { flex: 1 },
}

/** The month in four numbers, and four about balance changes that are not results. */
export function MonthTiles({ month, present }: { month: UtaMonthStatistics; present: boolean }) {
  const t = useTranslations('statisticsPage').tiles
  const format = useFormat()
  const { profit, profit_percent, deals_closed, deals_profitable, deals_open } = month
  const part = share(String(deals_profitable), String(deals_closed))
  const loss = largestLoss(month)
  const { paidIn, takenOut } = flowsOf(month)
  const balance = (caption: string, value: string, apart = false) => (
    <StatTile caption={caption} value={<Money value={value} unit="USDT" size="xl" />} {...(apart && { under: t.apart() })} />
  )
  return (
    <Box sx={tiles}>
      <StatTile
        caption={t.result()}
        value={<Money value={profit} unit="USDT" size="xl" result />}
        under={<Trans text={t.ofBalance({ percent: profit_percent })} render={(value) => <Delta value={value} />} />}
      />
      <StatTile
        caption={t.closed()}
        value={format.integer(deals_closed)}
        under={present ? t.open({ count: deals_open }) : t.openThen({ count: deals_open })}
      />
      <StatTile
        caption={t.profitable()}
        value={
          deals_closed === 0 ? null : (
            <>
              {format.decimal(part, 1)}
              <Box component="span" sx={unitOf('xl')}>
                {format.percentSign}
              </Box>
            </>
          )
        }
        under={
          deals_closed === 0 ? (
            t.noDeal()
          ) : (
            <Reeds
              marks={countedMarks(30, Math.round((deals_profitable / deals_closed) * 30))}
              fill
              label={t.ofDeals({ gains: deals_profitable, count: deals_closed })}
            />
          )
        }
      />
      <StatTile
        caption={t.loss()}
        value={loss && <Money value={loss.profit} unit="USDT" size="xl" result />}
        under={loss ? format.monthDay(loss.date) : t.noLoss()}
      />
      {balance(t.start(), month.opening_balance)}
      {balance(t.paidIn(), paidIn, true)}
      {balance(t.takenOut(), takenOut, true)}
      {balance(present ? t.now() : t.end(), month.closing_balance)}
    </Box>
  )
}
