import Stack from '@mui/material/Stack'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { UtaPlan } from '#sdk'
import { div, isZero } from '../../lib/money.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { insetLine } from '../../theme/mixins.ts'
import type { ReedMark } from '../../components/brand/Reeds.tsx'
import { Reeds } from '../../components/brand/Reeds.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type PlanCardsProps = {
  plans: readonly UtaPlan[]
  /** The plan of the running subscription. */
  current: string | null
  value: string
  onChange: (plan_id: string) => void
  locked: boolean
}

const Group = styled(RadioGroup)(({ theme }) => ({
  minWidth: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
}))

const Plan = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  padding: 20,
  cursor: 'pointer',
  '&:has(:checked)': insetLine(theme.vars.palette.primary.main, 2),
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&[data-locked]': { cursor: 'default' },
  '& > .chips': { display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } },
  // Side by side, all cards reserve the space that one of them needs.
  [theme.breakpoints.up('md')]: { padding: 24, '& > .chips, & > .chips:empty': { display: 'flex', minHeight: 26 } },
  '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
})) as typeof Paper

const planHead = { alignItems: 'center', justifyContent: 'space-between', minHeight: 28, overflowWrap: 'anywhere' } as const

const reeds = 46

/** The plan's length as reeds, relative to the longest plan. */
const marksOf = (days: number, most: number): ReedMark[] =>
  Array.from({ length: reeds }, (_, at) => (at < Math.max(1, Math.round((days / most) * reeds)) ? 'on' : 'off'))

/** The plans side by side: duration, price, and price per day. One of them is selected. */
export function PlanCards({ plans, current, value, onChange, locked }: PlanCardsProps) {
  const t = useTranslations('utaSubscribe')
  const format = useFormat()
  const most = Math.max(...plans.map(({ period_days }) => period_days))
  return (
    <Group name="plan_id" aria-label={t.plans()} value={value} onChange={(_event, plan_id) => onChange(plan_id)}>
      {plans.map(({ id, name, period_days, price_amount, price_token, saving_amount, minimum_refill }) => (
        <Plan key={id} component="label" variant="card" {...(locked && { 'data-locked': '' })}>
          <Stack component="span" direction="row" spacing={3} sx={planHead}>
            <Typography variant="h4">{name}</Typography>
            <Radio
              value={id}
              slotProps={{
                input: {
                  'aria-label': t.planLabel({
                    name,
                    days: period_days,
                    price: format.money(price_amount, price_token, { whole: true }),
                  }),
                  ...(locked && { 'aria-disabled': true, onClick: (event) => event.preventDefault() }),
                },
              }}
            />
          </Stack>
          <Reeds fill major={15} marks={marksOf(period_days, most)} />
          <Typography variant="body2" color="textSecondary">
            {t.days({ count: period_days })}
          </Typography>
          <Money value={price_amount} unit={price_token} size="xl" whole hidden={false} />
          <DescriptionList
            items={[
              {
                name: t.perDay(),
                value: <Money value={div(price_amount, String(period_days))} unit={price_token} rounding="half" hidden={false} />,
              },
              { name: t.minimumRefill(), value: <Money value={minimum_refill} unit="USDT" whole hidden={false} /> },
            ]}
          />
          <span className="chips">
            {!isZero(saving_amount) && (
              <StatusChip color="success">{t.saves({ amount: format.money(saving_amount, price_token, { whole: true }) })}</StatusChip>
            )}
            {id === current && <StatusChip color="primary">{t.current()}</StatusChip>}
          </span>
        </Plan>
      ))}
    </Group>
  )
}
