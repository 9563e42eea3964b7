import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { isZero } from '../../lib/money.ts'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ruledFacts } from '../../components/data-display/ruledFacts.ts'
import { HideAmounts } from '../../components/inputs/HideAmounts.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { ShareLegend } from '../../components/brand/ShareLegend.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Bottom, Hero, Top } from '../cabinet/hero.ts'

export type RewardsCardProps = {
  title: string
  /** A decimal string in MATU. */
  amount: string
  /** The latest period's rewards: +186.40 MATU, this month. */
  lately?: { amount: string; when: string }
  /** Shown while nothing has been earned yet. */
  first: ReactNode
  /** Composition, in per cent. */
  shares: ReadonlyArray<{ name: string; share: number; percent: string }>
  /** What else the period brought, between the amount and its sources. */
  facts?: readonly Fact[]
  savedAt?: number | undefined
}

/** The dark card: total rewards, and their sources. */
export function RewardsCard({ title, amount, lately, first, shares, facts, savedAt }: RewardsCardProps) {
  const format = useFormat()
  const none = isZero(amount)
  const there = shares.filter(({ share }) => share > 0)
  return (
    <Hero variant="ink" aria-label={title}>
      <Top>
        <Typography component="h2" variant="subtitle1" color="textOnInkMuted">
          {title}
        </Typography>
        {!none && <HideAmounts />}
      </Top>
      <Money value={amount} unit="MATU" size="hero" hidden={none ? false : undefined} />
      {none ? (
        <Typography component="p" variant="body2" color="textOnInkMuted" className="first">
          {first}
        </Typography>
      ) : (
        (lately || savedAt !== undefined) && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1.5, columnGap: 2.5, mt: 2.5, minHeight: 26 }}>
            {lately && (
              <>
                <StatusChip color="ink">
                  <Money value={lately.amount} unit="MATU" size="inherit" sign="always" />
                </StatusChip>
                <Typography variant="caption" color="textOnInkMuted">
                  {lately.when}
                </Typography>
              </>
            )}
            {savedAt !== undefined && <StaleDataLabel at={savedAt} on="ink" />}
          </Stack>
        )
      )}
      {facts && !none && (
        <Box sx={{ mt: 3, '&& dt': { color: 'text.onInkMuted' } }}>
          <DescriptionList sx={ruledFacts} items={facts} />
        </Box>
      )}
      <Bottom className={none ? 'tall' : ''}>
        {there.length > 0 && (
          <ShareLegend
            items={there.map(({ name, share, percent }) => ({
              name,
              share,
              value: (
                <Typography variant="subtitle1" sx={tabular}>
                  {format.percent(percent, percent.includes('.') ? 1 : 0)}
                </Typography>
              ),
            }))}
          />
        )}
        <ShareBar on="ink" height={32} segments={there.map(({ share }) => ({ share }))} {...(none && { needle: 0.3 })} />
      </Bottom>
    </Hero>
  )
}
