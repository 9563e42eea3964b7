import Stack from '@mui/material/Stack'
import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import type { UtaBalance } from '#sdk'
import { instant } from '../../lib/dates.ts'
import { isZero, portion, share } from '../../lib/money.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { Delta } from '../../components/data-display/Delta.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { HideAmounts } from '../../components/inputs/HideAmounts.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { ShareLegend } from '../../components/brand/ShareLegend.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions, Bottom, Top } from '../cabinet/hero.ts'
import { UtaCard } from './skeletons.tsx'

export type UtaHeroProps = {
  uta: UtaBalance
  /** Withdrawals from UTA are paused. */
  blocked: boolean
  savedAt?: number | undefined
  links: { utaRefill: string | null; utaWithdrawal: string | null }
}

function UtaActions({ uta, blocked, links }: Pick<UtaHeroProps, 'uta' | 'blocked' | 'links'>) {
  const t = useTranslations('utaOverview').hero
  return (
    <Actions>
      {links.utaRefill && (
        <Button variant="ink" href={links.utaRefill} startIcon={<PlusIcon width={20} height={20} />}>
          {t.refill()}
        </Button>
      )}
      {links.utaWithdrawal && !isZero(uta.balance) && (
        <Button
          variant="ink2"
          href={links.utaWithdrawal}
          startIcon={blocked ? <LockSimpleIcon width={20} height={20} /> : <ArrowUpRightIcon width={20} height={20} />}
          {...(blocked && { 'aria-label': t.withdrawBlocked() })}
        >
          {t.withdraw()}
        </Button>
      )}
    </Actions>
  )
}

/** Why a part of the balance, or all of it, cannot be withdrawn. */
function Restrictions({ uta: { locked, locked_until }, blocked }: Pick<UtaHeroProps, 'uta' | 'blocked'>) {
  const t = useTranslations('utaOverview').hero
  const format = useFormat()
  const { now } = useDesignSystem()
  if (!blocked && locked_until === null) return null
  return (
    <Stack spacing={1} sx={{ mt: 3, '& > p': { display: 'flex', alignItems: 'center', gap: 1.5 } }}>
      {blocked && (
        <Typography component="p" variant="caption" color="textOnInkMuted">
          <LockSimpleIcon width={16} height={16} aria-hidden="true" />
          {t.blocked()}
        </Typography>
      )}
      {locked_until !== null && !isZero(locked) && (
        <Typography component="p" variant="caption" color="textOnInkMuted">
          <LockSimpleIcon width={16} height={16} aria-hidden="true" />
          {t.lockedUntil({ day: format.longDay(locked_until, now()) })}
        </Typography>
      )}
    </Stack>
  )
}

/** The invested and the locked part: a legend and the bar at the card's edge. */
function Composition({ uta }: Pick<UtaHeroProps, 'uta'>) {
  const t = useTranslations('utaOverview').hero
  const format = useFormat()
  const { token_name: token, balance, working, locked } = uta
  const nothing = isZero(balance)
  const shares = [
    { name: t.working(), value: working },
    { name: t.locked(), value: locked },
  ].filter(({ value }) => !isZero(value))
  const percent = (value: string) => format.percent(share(value, balance, 0), 0)
  return (
    <Bottom>
      {!nothing && (
        <ShareLegend
          items={shares.map(({ name, value }) => ({
            name: `${name} · ${percent(value)}`,
            share: portion(value, balance) * 100,
            value: <Money value={value} unit={token} showUnit={false} />,
          }))}
        />
      )}
      <ShareBar
        on="ink"
        height={32}
        label={nothing ? t.nothing() : shares.map(({ name, value }) => `${name} ${percent(value)}`).join(', ')}
        segments={shares.map(({ value }, at) => ({ share: portion(value, balance) * 100, tone: at === 0 ? 1 : 3 }))}
        {...(nothing && { needle: 0.3 })}
      />
    </Bottom>
  )
}

/** The dark card of UTA: the balance, the month's result, and the invested part. */
export function UtaHero({ uta, blocked, savedAt, links }: UtaHeroProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('utaOverview').hero
  const format = useFormat()
  const { token_name: token, balance, month_profit, month_profit_percent } = uta

  return (
    <UtaCard variant="ink" aria-label={t.title()}>
      <Top>
        <Typography component="h2" variant="subtitle1" color="textOnInkMuted">
          {t.title()}
        </Typography>
        <HideAmounts />
      </Top>
      <Money value={balance} unit={token} size="hero" />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1.5, columnGap: 3, mt: 2.5, minHeight: 26 }}>
        <StatusChip color="ink">
          <Delta value={month_profit_percent} plain />
        </StatusChip>
        <Typography variant="caption" color="textOnInkMuted">
          {t.month({
            amount: hidden ? format.hidden : format.money(month_profit, token, { sign: 'always', rounding: 'half' }),
            month: format.month(uta.month, true),
          })}
        </Typography>
        <LastUpdated asOf={instant(uta.as_of)} savedAt={savedAt} on="ink" zone />
      </Stack>
      <UtaActions uta={uta} blocked={blocked} links={links} />
      <Restrictions uta={uta} blocked={blocked} />
      <Composition uta={uta} />
    </UtaCard>
  )
}
