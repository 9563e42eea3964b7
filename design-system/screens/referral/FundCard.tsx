import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { Pool, PoolList } from '#sdk'
import { dayIn, daysLeft, elapsed, instant } from '../../lib/dates.ts'
import { isZero } from '../../lib/money.ts'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ruledFacts } from '../../components/data-display/ruledFacts.ts'
import { Money } from '../../components/data-display/Money.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat, useLimitFormat } from '../../provider/useFormat.ts'
import { Bottom, Hero } from '../cabinet/hero.ts'
import { shareOf } from './poolValues.ts'

/** The card, as high with the user's share as without it. */
export const FundHero = styled(Hero)({ minHeight: 372 })
const Head = styled(Typography)({ margin: '2px 0 12px' }) as typeof Typography

/** The elapsed part of the month. */
function Period({ from, until }: { from: string; until: string }) {
  const t = useTranslations('pools')
  const frame = useTranslations('frame')
  const limit = useLimitFormat()
  const { now } = useDesignSystem()
  const left = daysLeft(until, now())
  const done = elapsed(from, until, now()) * 100
  return (
    <Bottom className="tall">
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 0.5, columnGap: 3, px: 5, mb: 3 }}>
        <Typography variant="micro" color="textOnInkMuted" sx={tabular}>
          {limit.day(from, now())}
        </Typography>
        <Stack direction="row" spacing={2}>
          <Typography variant="micro" sx={tabular}>
            {left > 0 ? frame.daysLeft({ count: left }) : t.fund.over()}
          </Typography>
          <Typography variant="micro" color="textOnInkMuted" sx={tabular}>
            {limit.day(until, now())}
          </Typography>
        </Stack>
      </Stack>
      <ShareBar on="ink" height={32} segments={[{ share: done }]} needle={done} />
    </Bottom>
  )
}

export type FundCardProps = {
  pool: Pool
  period: Pick<PoolList, 'period_starts_at' | 'period_ends_at'>
  /** The user currently qualifies for a share. */
  qualified: boolean
  savedAt?: number | undefined
}

/** The dark card: the pool's fund, how it is shared and among how many, and the elapsed part of the month. */
export function FundCard({ pool, period: { period_starts_at: from, period_ends_at: until }, qualified, savedAt }: FundCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('pools')
  const format = useFormat()
  const limit = useLimitFormat()
  const { now } = useDesignSystem()
  const last = pool.months.at(-2)
  const facts: Fact[] = [
    { name: t.fund.leaders(), value: pool.leaders_count === 0 ? t.fund.nobody() : format.integer(pool.leaders_count) },
    { name: t.fund.each(), value: isZero(pool.share_amount) ? null : <Money value={pool.share_amount} unit="MATU" /> },
    {
      name: last ? t.fund.last({ month: format.month(last.month, true) }) : '',
      value: last && last.leaders_count > 0 ? <Money value={shareOf(last)} unit="MATU" /> : null,
    },
  ]
  const title = from === undefined ? t.fund.plainTitle() : t.fund.title({ month: format.month(dayIn('UTC', instant(from)), true) })
  return (
    <FundHero variant="ink" aria-label={title}>
      <Head component="h2" variant="subtitle1" color="textOnInkMuted">
        {title}
      </Head>
      <Money value={pool.fund_amount} unit="MATU" size="hero" />
      {savedAt !== undefined && <StaleDataLabel at={savedAt} on="ink" />}
      <Typography component="p" variant="body2" color="textOnInkMuted" className="first" sx={{ textWrap: 'pretty' }}>
        {until === undefined ? t.fund.sharedByAll() : t.fund.shared({ day: limit.longDay(until, now()) })}
        {pool.leaders_count === 0 && ` ${t.leaders.noneText()}`}
      </Typography>
      <Box sx={{ mt: 5, '&& dt': { color: 'text.onInkMuted' } }}>
        <DescriptionList sx={ruledFacts} items={facts} />
      </Box>
      {/* Last, because it loads later and must not move the rest. */}
      {qualified && !isZero(pool.share_amount) && (
        <Stack direction="row" sx={{ mt: 3 }}>
          <StatusChip color="ink">{t.fund.yours({ amount: hidden ? format.hidden : format.money(pool.share_amount, 'MATU') })}</StatusChip>
        </Stack>
      )}
      {from !== undefined && until !== undefined && <Period from={from} until={until} />}
    </FundHero>
  )
}
