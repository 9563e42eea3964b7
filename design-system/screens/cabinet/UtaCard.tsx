import Stack from '@mui/material/Stack'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { UtaBalance, UtaSubscription } from '#sdk'
import { daysAfterToday } from '../../lib/dates.ts'
import type { Freshness } from '../../lib/loadable.ts'
import { add, isNegative, isZero } from '../../lib/money.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { Delta } from '../../components/data-display/Delta.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { ReedBars } from '../../components/brand/ReedBars.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type UtaCardProps = {
  uta: UtaBalance
  subscription: UtaSubscription
  fresh: Freshness
  links: { uta: string | null; utaRefill: string | null }
  /** The chart of the days, with what it says in a sentence; small bars without it. */
  chart?: ((uta: UtaBalance, summary: string) => ReactNode) | undefined
}

const Body = styled(Section)({ display: 'flex', flexDirection: 'column', '& > .gap': { flex: '1 1 8px' } })

/** The subscription, the invested amount, and the last thirty days. */
export function UtaCard({ uta, subscription, fresh, links, chart }: UtaCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('cabinet')
  const frame = useTranslations('frame')
  const format = useFormat()
  const { now } = useDesignSystem()
  const left = subscription.ends_at === undefined ? null : daysAfterToday(subscription.ends_at, now())
  const ending = left !== null && left < 3
  const active = left === null ? t.uta.activeOpen() : left === 0 ? frame.lastDay() : t.uta.active({ count: left })
  const sum = add(...uta.days.map(({ profit }) => profit))
  const losses = uta.days.filter(({ profit }) => isNegative(profit)).length
  const gains = uta.days.filter(({ profit }) => !isNegative(profit) && !isZero(profit)).length
  const shownSum = hidden ? format.hidden : format.money(sum, uta.token_name, { sign: 'always', rounding: 'half' })
  const summary = t.uta.chart({ count: uta.days.length, up: gains, down: losses, sum: shownSum })

  return (
    <Body title={t.uta.title()} link={links.uta === null ? null : { label: t.uta.open(), href: links.uta }}>
      <Money value={uta.balance} unit={uta.token_name} size="xl" stale={fresh.savedAt !== undefined} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 26 }}>
        {!isZero(uta.locked) && (
          <Typography variant="caption" color="textTertiary">
            {t.uta.locked({ amount: hidden ? format.hidden : format.amount(uta.locked, uta.token_name) })}
          </Typography>
        )}
        <LastUpdated {...fresh} />
      </Stack>
      <div className="gap" />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', rowGap: 0.5, columnGap: 3, mb: 2 }}
      >
        <Typography variant="caption" color="textSecondary">
          {t.uta.daily()}
        </Typography>
        {!hidden && (
          <Typography variant="body2">
            <Delta value={sum} unit={uta.token_name} />
          </Typography>
        )}
      </Stack>
      {chart ? (
        chart(uta, summary)
      ) : (
        <ReedBars
          height={52}
          bars={uta.days.map(({ date, profit }) => ({ name: date, value: profit }))}
          {...(fresh.savedAt === undefined && { now: uta.days.length - 1 })}
          label={summary}
        />
      )}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', rowGap: 1, columnGap: 3, mt: 2 }}
      >
        {ending ? (
          <StatusChip color="warning" icon={<WarningFillIcon aria-hidden="true" />}>
            {active}
          </StatusChip>
        ) : (
          <Typography variant="caption" color="textSecondary">
            {active}
          </Typography>
        )}
        {links.utaRefill && (
          <Button variant="soft" size="small" href={links.utaRefill}>
            {t.uta.refill()}
          </Button>
        )}
      </Stack>
    </Body>
  )
}
