import Divider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { UtaMonth } from '#sdk'
import { Switch } from '../../forms/Switch.tsx'
import { TypedRuler } from '../../forms/TypedRuler.tsx'
import type { Freshness } from '../../lib/loadable.ts'
import { add, div, max, min, round } from '../../lib/money.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { Assumptions } from './projection.ts'
import {
  amountAt,
  amountScale,
  amountSteps,
  monthScale,
  monthSteps,
  rateAt,
  rateScale,
  rateSteps,
  stepOfAmount,
  stepOfRate,
  withinScale,
} from './projection.ts'

const Column = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
  [theme.breakpoints.down('md')]: { gap: 16 },
  // A thumb's click target extends beyond the ruler's ends.
  overflow: 'clip',
  '& .note': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 4 },
  [theme.breakpoints.up('md')]: { '& .note': { marginTop: -12 } },
  '& .note > button': { marginInlineStart: -12 },
}))

type Props = {
  value: Assumptions
  onChange: (next: Assumptions) => void
  /** The last months of UTA, `null` until known. */
  months: readonly UtaMonth[] | null
  /** They are still loading. */
  waiting: boolean
  /** Age of those months. */
  fresh: Freshness
  /** What the calculation assumes besides. */
  children: ReactNode
}

type RulerProps = Pick<Props, 'value' | 'onChange'>

function AmountRuler({ value, onChange }: RulerProps) {
  const t = useTranslations('calculatorPage')
  const format = useFormat()
  return (
    <TypedRuler
      label={t.amount()}
      fieldLabel={t.field.amount()}
      value={value.amount}
      onValue={(amount) => onChange({ ...value, amount })}
      scale={amountScale}
      unit="USDT"
      ruler={{
        step: stepOfAmount(value.amount),
        valueAt: amountAt,
        min: 0,
        max: amountSteps,
        major: 10,
        spoken: format.exact(value.amount, 'USDT'),
        marks: [format.integer(100), format.integer(2500), format.integer(5000), format.integer(7500), format.integer(10000)],
      }}
    />
  )
}

function TermRuler({ value, onChange }: RulerProps) {
  const t = useTranslations('calculatorPage')
  const unit = t.months({ count: value.months })
  return (
    <TypedRuler
      label={t.term()}
      fieldLabel={t.field.term()}
      value={String(value.months)}
      onValue={(months) => onChange({ ...value, months: Number(months) })}
      scale={monthScale}
      unit={unit}
      ruler={{
        step: value.months,
        valueAt: (step) => String(Math.max(1, step)),
        min: 0,
        max: monthSteps,
        major: 6,
        spoken: `${value.months} ${unit}`,
        marks: ['0', '6', '12', '18', '24'],
      }}
    />
  )
}

/** The monthly result: the ruler extends as far below zero as above. */
function RateRuler({ value, onChange }: RulerProps) {
  const t = useTranslations('calculatorPage')
  const format = useFormat()
  const percent = (rate: string) => format.decimal(rate, rate.split('.')[1]?.length ?? 0, 'always')
  return (
    <TypedRuler
      label={t.rate()}
      fieldLabel={t.field.rate()}
      value={value.rate}
      onValue={(rate) => onChange({ ...value, rate })}
      scale={rateScale}
      unit="%"
      ruler={{
        step: stepOfRate(value.rate),
        valueAt: rateAt,
        min: -rateSteps,
        max: rateSteps,
        major: 10,
        spoken: percent(value.rate) + format.percentSign,
        marks: [percent('-5'), percent('-2.5'), '0', percent('2.5'), percent('5')],
      }}
    />
  )
}

/** The results of past months, to compare an assumption with, and a button that takes their average. */
function PastResults({ value, onChange, months, waiting, fresh }: Omit<Props, 'children'>) {
  const t = useTranslations('calculatorPage')
  const format = useFormat()
  const results = months?.map(({ profit_percent }) => profit_percent) ?? []
  const [first = '0'] = results
  const average = results.length > 0 ? round(div(add(...results), String(results.length)), 2) : null
  return (
    <div className="note">
      {waiting ? (
        <Skeleton height={106} />
      ) : (
        <Typography variant="caption" color="textSecondary" component="p">
          {results.length > 0
            ? t.range({
                count: results.length,
                low: format.percent(results.reduce(min, first), 1, 'always'),
                high: format.percent(results.reduce(max, first), 1, 'always'),
              })
            : t.own()}
        </Typography>
      )}
      {results.length > 0 && <LastUpdated {...fresh} />}
      {average !== null && (
        <Button variant="text" size="small" onClick={() => onChange({ ...value, rate: withinScale(average, rateScale) })}>
          {t.average({ rate: format.percent(average, 2, 'always') })}
        </Button>
      )}
    </div>
  )
}

/** Three rulers and a switch. */
export function CalculatorRulers(props: Props) {
  const { value, onChange } = props
  const t = useTranslations('calculatorPage')
  return (
    <Column component="div">
      <AmountRuler value={value} onChange={onChange} />
      <TermRuler value={value} onChange={onChange} />
      <RateRuler value={value} onChange={onChange} />
      <PastResults {...props} />
      <Divider />
      <Switch
        name="reinvest"
        label={t.reinvest()}
        helperText={t.reinvestHelp()}
        labelPlacement="start"
        checked={value.reinvest}
        onChange={() => onChange({ ...value, reinvest: !value.reinvest })}
      />
      {props.children}
    </Column>
  )
}
