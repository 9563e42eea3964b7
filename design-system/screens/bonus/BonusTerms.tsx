import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import HourglassIcon from '@phosphor-icons/core/regular/hourglass.svg?react'
import type { Bonus } from '#sdk'
import { daysLeft } from '../../lib/dates.ts'
import { compare, isZero, portion, sub } from '../../lib/money.ts'
import { CalendarEdge } from '../../components/brand/CalendarEdge.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** The turnover that frees the bonus, as a bar. */
function Turnover({ bonus }: { bonus: Bonus }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('bonus').terms
  const format = useFormat()
  const { turnover_required, turnover_done } = bonus
  const done = portion(turnover_done, turnover_required) * 100
  const left = sub(turnover_required, turnover_done)
  return (
    <Stack spacing={2}>
      <ShareBar segments={[{ share: done, tone: 'primary' }]} needle={done} />
      {compare(left, '0') > 0 && (
        <Typography component="p" variant="caption" color="textSecondary">
          {t.toGo({ amount: hidden ? format.hidden : format.money(left, 'USDT') })}
        </Typography>
      )}
    </Stack>
  )
}

function Expiry({ from, until }: { from: string; until: string }) {
  const t = useTranslations('bonus').terms
  const { now } = useDesignSystem()
  const left = useTranslations('frame').daysLeft({ count: daysLeft(until, now()) })
  return (
    <Stack spacing={2}>
      <CalendarEdge from={from} until={until} label={left} />
      <Typography component="p" variant="caption" color="textSecondary">
        {left}. {t.lost()}
      </Typography>
    </Stack>
  )
}

/** Purpose, conditions and expiry of the current bonus. */
export function BonusTerms({ bonus }: { bonus: Bonus | null }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('bonus').terms
  const format = useFormat()
  const { now } = useDesignSystem()
  if (bonus === null)
    return (
      <Section title={t.title()}>
        <EmptyState title={t.none()} level={3}>
          {t.noneText()}
        </EmptyState>
      </Section>
    )
  const { kind, amount, token, turnover_required, turnover_done, granted_at, expires_at } = bonus
  const kinds: Record<string, () => string> = t.kind
  const name = Object.hasOwn(t.kind, kind) ? (kinds[kind] ?? t.kind.other) : t.kind.other
  const needed = !isZero(turnover_required)
  const free = compare(turnover_done, turnover_required) >= 0
  const money = (value: string) => (hidden ? format.hidden : format.money(value, 'USDT'))
  return (
    <Section title={t.title()}>
      <Stack spacing={5}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 2 }}>
          <Typography variant="subtitle1">{name()}</Typography>
          {free ? (
            <StatusChip color="success" icon={<CheckCircleFillIcon aria-hidden="true" />}>
              {t.free()}
            </StatusChip>
          ) : (
            <StatusChip color="warning" icon={<HourglassIcon aria-hidden="true" />}>
              {t.needs()}
            </StatusChip>
          )}
        </Stack>
        <Box
          // The facts, and beside them what is under way.
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(300px, 1fr))' },
            rowGap: 5,
            columnGap: { xs: 5, md: 12 },
          }}
        >
          <DescriptionList
            items={[
              { name: t.amount(), value: <Money value={amount} unit={token} even /> },
              { name: t.on(), value: format.longDay(granted_at, now()) },
              { name: t.until(), value: expires_at === null ? t.ever() : format.longDay(expires_at, now()) },
              { name: t.turnover(), value: needed ? t.progress({ done: money(turnover_done), all: money(turnover_required) }) : null },
            ]}
          />
          {(needed || expires_at !== null) && (
            <Stack spacing={5}>
              {needed && <Turnover bonus={bonus} />}
              {expires_at !== null && <Expiry from={granted_at} until={expires_at} />}
            </Stack>
          )}
        </Box>
      </Stack>
    </Section>
  )
}
