import Divider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'
import type { ComponentType, Ref } from 'react'
import { Card } from '../../components/layout/Section.tsx'
import type { RulerSliderProps } from '../../components/inputs/RulerSlider.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { unitOf } from '../../theme/mixins.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Figure } from './Figure.tsx'

const Root = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 26,
  '& .unit': { ...unitOf('lg'), marginInlineStart: '.28em', opacity: 0.86 },
  // The formatted suffix includes its own space.
  '& .unit.percent': { marginInlineStart: 0 },
  '& .after': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 16px' },
  '& .after p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& .after output': theme.typography.numberXl,
  [theme.breakpoints.down('md')]: { '& .after output': theme.typography.numberLg },
}))

/** What the three rulers are set to, in their steps: 250 USDT, a month, a quarter of a per cent. */
export interface Assumptions {
  steps: number
  months: number
  quarters: number
}

export const amountOf = ({ steps }: Assumptions): string => String(steps * 250)
export const percentOf = ({ quarters }: Assumptions): string => String(quarters / 4)

/** The first assumptions and what `compoundGrowth` makes of them. */
export const initial = { steps: 10, months: 6, quarters: -6 } satisfies Assumptions
export const initialResult = '2283.2706370753515625'

type Props = {
  ref?: Ref<HTMLDivElement>
  value: Assumptions
  onChange?: (next: Assumptions) => void
  /** What the amount becomes. */
  result: string
  /** Draws a slider on its ruler, or the ruler alone. */
  slider: ComponentType<RulerSliderProps>
}

/** Three rulers and their outcome; the range of the result extends as far below zero as above. */
export function CalculatorCard({ ref, value, onChange, result, slider: Slider }: Props) {
  const { calculator } = useTranslations('landingSections')
  const format = useFormat()
  const { steps, months, quarters } = value
  const amount = format.integer(amountOf(value))
  const shownPercent = (percent: string) => format.decimal(percent, percent.split('.')[1]?.length ?? 0, 'always')
  const percent = shownPercent(percentOf(value))
  return (
    <Root component="div" ref={ref}>
      <Slider
        label={calculator.amount()}
        value={steps}
        min={0}
        max={40}
        major={10}
        onChange={(next) => onChange?.({ ...value, steps: next })}
        shown={
          <>
            {amount}
            <span className="unit">USDT</span>
          </>
        }
        spoken={`${amount} USDT`}
        marks={[format.integer(0), format.integer(2500), format.integer(5000), format.integer(7500), format.integer(10000)]}
      />
      <Slider
        label={calculator.term()}
        value={months}
        min={0}
        max={24}
        major={6}
        onChange={(next) => onChange?.({ ...value, months: next })}
        shown={
          <>
            {months}
            <span className="unit">{calculator.months({ count: months })}</span>
          </>
        }
        spoken={`${months} ${calculator.months({ count: months })}`}
        marks={['0', '6', '12', '18', '24']}
      />
      <Slider
        label={calculator.result()}
        value={quarters}
        min={-20}
        max={20}
        major={10}
        onChange={(next) => onChange?.({ ...value, quarters: next })}
        shown={
          <>
            {percent}
            <span className="unit percent">{format.percentSign}</span>
          </>
        }
        spoken={percent + format.percentSign}
        marks={[shownPercent('-5'), shownPercent('-2.5'), '0', shownPercent('2.5'), shownPercent('5')]}
      />
      <Divider />
      <div className="after">
        <p>{calculator.after({ count: months })}</p>
        <output>
          <Figure value={result} unit="USDT" rounding="half" />
        </output>
      </div>
    </Root>
  )
}
