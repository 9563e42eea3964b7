import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import type { CurrentBonus } from '#sdk'
import { compare, isZero, portion, sub } from '../../lib/money.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { HideAmounts } from '../../components/inputs/HideAmounts.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions, Bottom, Hero, Top } from '../cabinet/hero.ts'

export type BonusCardProps = {
  bonus: CurrentBonus
  savedAt?: number | undefined
  exchange: string | null
}

/** The dark card: the bonus balance, and its exchangeable part. */
export function BonusCard({ bonus, savedAt, exchange }: BonusCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('bonus')
  const format = useFormat()
  const { balance, exchangeable, token, worth_usd, minimum_exchange } = bonus
  const empty = isZero(balance)
  const bound = sub(balance, exchangeable)
  const money = (value: string, unit: string) => (hidden ? format.hidden : format.money(value, unit))
  const share = empty ? 0 : portion(exchangeable, balance) * 100
  const enough = !isZero(exchangeable) && compare(exchangeable, minimum_exchange) >= 0
  const state = empty
    ? t.account.nothing()
    : !enough
      ? t.account.little({ amount: format.money(minimum_exchange, token, { whole: true }) })
      : isZero(bound)
        ? t.account.all()
        : t.account.both({ now: money(exchangeable, token), bound: money(bound, token) })
  return (
    <Hero variant="ink" aria-label={t.title()}>
      <Top>
        <Typography component="h2" variant="subtitle1" color="textOnInkMuted">
          {t.title()}
        </Typography>
        {!empty && <HideAmounts />}
      </Top>
      <Money value={balance} unit={token} size="hero" hidden={empty ? false : undefined} />
      {!empty && worth_usd !== undefined && (
        <Typography variant="caption" color="textOnInkMuted" sx={tabular}>
          {t.account.worth({ amount: money(worth_usd, 'USD') })}
        </Typography>
      )}
      {savedAt !== undefined && (
        <div>
          <StaleDataLabel at={savedAt} on="ink" />
        </div>
      )}
      <Typography component="p" variant="body2" color="textOnInkMuted" className="first">
        {state}
      </Typography>
      {exchange && enough && (
        <Actions>
          <Button variant="ink" href={exchange} startIcon={<SwapIcon width={20} height={20} aria-hidden="true" />}>
            {t.account.exchange()}
          </Button>
        </Actions>
      )}
      <Bottom>
        <ShareBar
          on="ink"
          height={32}
          label={empty ? t.account.nothing() : t.account.edge({ now: money(exchangeable, token), bound: money(bound, token) })}
          segments={share > 0 ? [{ share }] : []}
          // All of it can be converted: there is nothing to mark.
          {...(share < 100 && { needle: empty ? 0.3 : share })}
        />
      </Bottom>
    </Hero>
  )
}
