import Stack from '@mui/material/Stack'
import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { instant } from '../../lib/dates.ts'
import { isZero, portion } from '../../lib/money.ts'
import type { ValuedBalance } from '../../lib/valuedBalances.ts'
import { owned } from '../../lib/valuedBalances.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { HideAmounts } from '../../components/inputs/HideAmounts.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { TokenCoin } from '../../components/data-display/TokenCoin.tsx'
import { tabular } from '../../theme/mixins.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions, Bottom, Hero, Top } from '../cabinet/hero.ts'
import type { TokenLinks } from './TokenActions.tsx'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'
// Four buttons: two per line instead of three and one.
const Verbs = styled(Actions)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '&&&:has(> :nth-of-type(4)) > *': { flexBasis: 'calc(50% - 4px)' } },
}))

export type TokenHeroProps = {
  balance: ValuedBalance
  /** ISO timestamp until which withdrawals are blocked, if it is in the future. */
  blockedUntil: string | null
  savedAt?: number | undefined
  links: TokenLinks & { topUpUta: string | null }
}

type TokenHeroActionsProps = {
  balance: ValuedBalance
  /** When blocked withdrawals open, in ms; `null` if they are open. */
  opens: number | null
  links: TokenHeroProps['links']
}

/** Refill, and what can be done with the spendable amount. */
function TokenHeroActions({ balance: { token, available }, opens, links }: TokenHeroActionsProps) {
  const t = useTranslations('assets')
  const words = useTranslations('cabinet').balance
  const format = useFormat()
  const { now } = useDesignSystem()
  const spendable = !isZero(available)
  const refill = links.refill(token)
  const withdraw = spendable ? links.withdraw(token) : null
  const exchange = spendable ? links.exchange(token) : null
  const topUpUta = spendable ? links.topUpUta : null
  return (
    <Verbs>
      {refill && (
        <Button variant="ink" href={refill} startIcon={<PlusIcon width={20} height={20} />} aria-label={t.table.refill({ token })}>
          {words.refill()}
        </Button>
      )}
      {withdraw && (
        <Button
          variant="ink2"
          href={withdraw}
          startIcon={opens === null ? <ArrowUpRightIcon width={20} height={20} /> : <LockSimpleIcon width={20} height={20} />}
          aria-label={opens === null ? t.table.withdraw({ token }) : t.table.withdrawBlocked({ token, day: format.longDay(opens, now()) })}
        >
          {words.withdraw()}
        </Button>
      )}
      {exchange && (
        <Button variant="ink2" href={exchange} startIcon={<SwapIcon width={20} height={20} />} aria-label={t.table.exchange({ token })}>
          {words.exchange()}
        </Button>
      )}
      {topUpUta && (
        <Button variant="ink2" href={topUpUta} startIcon={<ChartBarIcon width={20} height={20} />}>
          {t.one.topUp()}
        </Button>
      )}
    </Verbs>
  )
}

/** The dark card of a token: what can be spent, the actions, and its share of all tokens as the edge. */
export function TokenHero({ balance, blockedUntil, savedAt, links }: TokenHeroProps) {
  const t = useTranslations('assets')
  const words = useTranslations('cabinet').balance
  const format = useFormat()
  const hidden = useAmountsHidden()
  const { now } = useDesignSystem()
  const { token, network, available, worth_usd, share_percent } = balance
  const opens = blockedUntil === null ? null : instant(blockedUntil)
  return (
    <Hero variant="ink" aria-label={token}>
      <Top>
        <Stack direction="row" spacing={3} sx={{ alignItems: 'center', minWidth: 0 }}>
          <TokenCoin token={token} />
          <Stack sx={{ minWidth: 0 }}>
            <Typography component="h2" variant="subtitle1" color="inherit">
              {token}
            </Typography>
            <Typography variant="caption" color="textOnInkMuted" sx={tabular}>
              {t.network({ network })}
            </Typography>
          </Stack>
        </Stack>
        <HideAmounts />
      </Top>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 4, minHeight: 28 }}>
        <Typography variant="subtitle1" component="span" color="textOnInkMuted">
          {t.table.available()}
        </Typography>
        {savedAt !== undefined && <StaleDataLabel at={savedAt} on="ink" />}
      </Stack>
      <Money value={available} unit={token} size="hero" />
      {isZero(owned(balance)) ? (
        <Typography component="p" variant="body2" color="textOnInkMuted" className="first">
          <WholeTerms>{t.one.nothing({ token })}</WholeTerms>
        </Typography>
      ) : (
        <Typography component="p" variant="caption" color="textOnInkMuted" sx={tabular}>
          {`≈ ${hidden ? format.hidden : format.money(worth_usd, 'USD')}`}
        </Typography>
      )}
      <TokenHeroActions balance={balance} opens={opens} links={links} />
      {opens !== null && (
        <Typography component="p" variant="caption" color="textOnInkMuted" className="blocked">
          <LockSimpleIcon width={16} height={16} aria-hidden="true" />
          {words.blocked({ day: format.longDay(opens, now()), time: `${format.time(opens)} ${format.zone(opens)}` })}
        </Typography>
      )}
      <Bottom>
        <ShareBar
          on="ink"
          height={24}
          label={t.one.shareBar({ token, share: format.percent(share_percent, 1) })}
          segments={[{ share: portion(share_percent, '100') * 100 }]}
        />
      </Bottom>
    </Hero>
  )
}

export const TokenHeroSkeleton = () => (
  <Hero variant="ink">
    <Top>
      <Skeleton on="ink" width={140} height={40} />
    </Top>
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 4, minHeight: 28 }}>
      <Skeleton on="ink" width={100} />
    </Stack>
    <Skeleton on="ink" width={260} height={48} />
    <Actions>
      <Skeleton on="ink" width={118} height={44} />
      <Skeleton on="ink" width={128} height={44} />
      <Skeleton on="ink" width={128} height={44} />
    </Actions>
    <Bottom>
      <Skeleton on="ink" height={24} />
    </Bottom>
  </Hero>
)
