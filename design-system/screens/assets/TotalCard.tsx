import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import { styled } from '@mui/material/styles'
import type { UtaBalance } from '#sdk'
import { instant } from '../../lib/dates.ts'
import { isZero, portion } from '../../lib/money.ts'
import { totalWorth } from '../../lib/totalWorth.ts'
import type { ValuedBalances } from '../../lib/valuedBalances.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { HideAmounts } from '../../components/inputs/HideAmounts.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions, Bottom, Hero } from '../cabinet/hero.ts'
import { assetRows } from './assetRows.ts'

export type TotalLinks = { refill: string | null; withdraw: string | null; exchange: string | null }

export type TotalCardProps = {
  balances: ValuedBalances
  /** `null` if not known. */
  uta: UtaBalance | null
  /** ISO timestamp until which withdrawals are blocked, if it is in the future. */
  blockedUntil: string | null
  savedAt?: number | undefined
  links: TotalLinks
}

/** The total and the actions: side by side from `md` on. */
const row = {
  display: { md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: 6,
  '& > :last-child': { mt: { md: 3 } },
}
const Foot = styled(Bottom)(({ theme }) => ({ marginTop: 24, [theme.breakpoints.up('md')]: { marginTop: 20 } }))

type TotalActionsProps = {
  links: TotalLinks
  /** When blocked withdrawals open, in ms; `null` if they are open. */
  opens: number | null
}

function TotalActions({ links, opens }: TotalActionsProps) {
  const t = useTranslations('cabinet').balance
  const format = useFormat()
  const { now } = useDesignSystem()
  return (
    <Actions>
      {links.refill && (
        <Button variant="ink" href={links.refill} startIcon={<PlusIcon width={20} height={20} />}>
          {t.refill()}
        </Button>
      )}
      {links.withdraw && (
        <Button
          variant="ink2"
          href={links.withdraw}
          startIcon={opens === null ? <ArrowUpRightIcon width={20} height={20} /> : <LockSimpleIcon width={20} height={20} />}
          {...(opens !== null && { 'aria-label': t.withdrawBlocked({ day: format.longDay(opens, now()) }) })}
        >
          {t.withdraw()}
        </Button>
      )}
      {links.exchange && (
        <Button variant="ink2" href={links.exchange} startIcon={<SwapIcon width={20} height={20} />}>
          {t.exchange()}
        </Button>
      )}
    </Actions>
  )
}

/** The dark card: total worth of all tokens, actions, and the shares as a bar. */
export function TotalCard({ balances, uta, blockedUntil, savedAt, links }: TotalCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('assets')
  const words = useTranslations('cabinet').balance
  const format = useFormat()
  const { now } = useDesignSystem()
  const empty = isZero(balances.total_worth_usd)
  const worth = totalWorth(balances, uta)
  const usd = (value: string) => (hidden ? format.hidden : format.money(value, 'USD'))
  const held = assetRows(balances.data, { search: '', hideZero: true }).filter(({ worth_usd }) => !isZero(worth_usd))
  const opens = blockedUntil === null ? null : instant(blockedUntil)
  return (
    <Hero variant="ink" aria-label={t.total()}>
      <Box sx={row}>
        <div>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44, mt: -2, mx: 0 }}>
            <Typography component="h2" variant="subtitle1" color="textOnInkMuted">
              {t.total()}
            </Typography>
            {!empty && <HideAmounts />}
            {savedAt !== undefined && <StaleDataLabel at={savedAt} on="ink" />}
          </Stack>
          <Money value={balances.total_worth_usd} unit="USD" size="hero" hidden={empty ? false : undefined} />
          {empty && (
            <Typography component="p" variant="caption" color="textOnInkMuted">
              {words.first()}
            </Typography>
          )}
          {!isZero(worth.uta) && (
            <Typography component="p" variant="caption" color="textOnInkMuted">
              {words.withUta({ total: usd(worth.total), uta: usd(worth.uta) })}
            </Typography>
          )}
        </div>
        <TotalActions links={empty ? { ...links, withdraw: null, exchange: null } : links} opens={opens} />
      </Box>
      {opens !== null && (
        <Typography component="p" variant="caption" color="textOnInkMuted" className="blocked">
          <LockSimpleIcon width={16} height={16} aria-hidden="true" />
          {words.blocked({ day: format.longDay(opens, now()), time: `${format.time(opens)} ${format.zone(opens)}` })}
        </Typography>
      )}
      <Foot>
        <ShareBar
          on="ink"
          height={24}
          label={
            empty ? words.nothing() : held.map(({ token, share_percent }) => `${token} ${format.percent(share_percent, 1)}`).join(', ')
          }
          segments={held.map(({ worth_usd }) => ({ share: portion(worth_usd, balances.total_worth_usd) * 100 }))}
          {...(empty && { needle: 0.3 })}
        />
      </Foot>
    </Hero>
  )
}

export const TotalSkeleton = () => (
  <Hero variant="ink">
    <Box sx={row}>
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44, mt: -2, mx: 0 }}>
          <Skeleton on="ink" width={140} />
        </Stack>
        <Stack direction="row" sx={{ height: { xs: 44, md: 56 }, alignItems: 'center' }}>
          <Skeleton on="ink" width={280} height={36} />
        </Stack>
        <Stack direction="row" sx={{ height: 18, alignItems: 'center' }}>
          <Skeleton on="ink" width={240} height={10} />
        </Stack>
      </div>
      <Actions>
        <Skeleton on="ink" width={118} height={44} />
        <Skeleton on="ink" width={128} height={44} />
        <Skeleton on="ink" width={128} height={44} />
      </Actions>
    </Box>
    <Foot>
      <Skeleton on="ink" height={24} />
    </Foot>
  </Hero>
)
