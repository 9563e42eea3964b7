import { styled } from '@mui/material/styles'
import type { UtaPlan } from '#sdk'
import { control } from '../../forms/choice.ts'
import { div, isZero } from '../../lib/money.ts'
import { Facts } from '../../parts/Facts.tsx'
import { Money } from '../../parts/Money.tsx'
import { desktop, paint } from '../../parts/paint.ts'
import type { ReedMark } from '../../parts/Reeds.tsx'
import { Reeds } from '../../parts/Reeds.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type PlanCardsProps = {
  plans: readonly UtaPlan[]
  /** The plan of the running subscription. */
  current: string | null
  value: string
  onChange: (plan_id: string) => void
  locked: boolean
}

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [desktop]: { gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
})

const Plan = styled('label')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  padding: 20,
  borderRadius: 18,
  cursor: 'pointer',
  backgroundColor: paint(theme).surface.card,
  boxShadow: 'var(--matu-elev-1)',
  '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${paint(theme).brand.main}` },
  '&:has(:focus-visible)': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: 2 },
  '&[data-locked]': { cursor: 'default' },
  '& > .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 28 },
  '& > .chips': { display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } },
  // Beside each other all have room for what one of them has.
  [desktop]: { padding: 24, '& > .chips, & > .chips:empty': { display: 'flex', minHeight: 26 } },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '&:has(:checked)': { borderColor: 'Highlight' } },
}))

const Ring = styled('input')(({ theme }) => ({
  ...control(theme),
  borderRadius: '50%',
  '&:checked': { boxShadow: `inset 0 0 0 6.5px ${paint(theme).brand.main}` },
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { borderColor: 'CanvasText', '&:checked': { backgroundColor: 'Highlight' } },
}))

const reeds = 46

/** As long as the longest plan: what of it this one lasts. */
const marksOf = (days: number, most: number): ReedMark[] =>
  Array.from({ length: reeds }, (_, at) => (at < Math.max(1, Math.round((days / most) * reeds)) ? 'on' : 'off'))

/** The plans side by side: how long, for how much, and how much that is a day. One of them is chosen. */
export function PlanCards({ plans, current, value, onChange, locked }: PlanCardsProps) {
  const t = useText('utaSubscribe')
  const format = useFormat()
  const most = Math.max(...plans.map(({ period_days }) => period_days))
  return (
    <Group role="radiogroup" aria-label={t.plans()}>
      {plans.map(({ id, name, period_days, price_amount, price_token, saving_amount, minimum_refill }) => (
        <Plan key={id} {...(locked && { 'data-locked': '' })}>
          <span className="head">
            <Text variant="h2">{name}</Text>
            <Ring
              type="radio"
              name="plan_id"
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              {...(locked && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
              aria-label={t.planLabel({
                name,
                days: period_days,
                price: format.money(price_amount, price_token, { decimals: 2 }),
              })}
            />
          </span>
          <Reeds fill major={15} marks={marksOf(period_days, most)} />
          <Text variant="bodySm" tone="secondary">
            {t.days({ count: period_days })}
          </Text>
          <Money value={price_amount} unit={price_token} size="xl" decimals={2} />
          <Facts
            items={[
              {
                name: t.perDay(),
                value: <Money value={div(price_amount, String(period_days))} unit={price_token} decimals={2} rounding="half" />,
              },
              { name: t.fromRefill(), value: <Money value={minimum_refill} unit="USDT" minimum={0} /> },
            ]}
          />
          <span className="chips">
            {!isZero(saving_amount) && (
              <StatusChip tone="positive">{t.saves({ amount: format.money(saving_amount, price_token, { minimum: 0 }) })}</StatusChip>
            )}
            {id === current && <StatusChip tone="brand">{t.current()}</StatusChip>}
          </span>
        </Plan>
      ))}
    </Group>
  )
}
