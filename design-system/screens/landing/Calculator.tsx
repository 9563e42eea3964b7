import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { desktop, phone } from '../../theme/mixins.ts'
import { RulerSlider } from '../../components/RulerSlider.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LandingSection, Heading, Lead, Pair, Words } from './LandingSection.tsx'
import { Figure } from './Figure.tsx'
import { compoundGrowth } from '../../lib/compoundGrowth.ts'

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 26,
  padding: 20,
  borderRadius: 18,
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: 'var(--matu-elev-1)',
  [desktop]: { padding: 24 },
  '& .unit': { fontSize: '.66em', fontWeight: 430, letterSpacing: 0, marginInlineStart: '.28em', opacity: 0.86 },
  // The formatted suffix includes its own space.
  '& .unit.percent': { marginInlineStart: 0 },
  '& hr': { width: '100%', height: 1, margin: 0, border: 0, backgroundColor: theme.vars.palette.border.hairline },
  '& .after': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 16px' },
  '& .after p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& .after output': theme.typography.numberXl,
  [phone]: { '& .after output': { fontSize: '1.75rem' } },
}))

/** Three rulers and their outcome; the range extends as far below zero as above. */
export function Calculator({ href }: { href: string | null }) {
  const { calculator } = useTranslations('landing')
  const format = useFormat()
  const [steps, setSteps] = useState(10)
  const [months, setMonths] = useState(6)
  const [quarters, setQuarters] = useState(-6)
  const amount = String(steps * 250)
  const percent = String(quarters / 4)
  const shownPercent = (value: string) => format.decimal(value, value.split('.')[1]?.length ?? 0, 'always')
  const result = compoundGrowth(amount, percent, months)
  return (
    <LandingSection>
      <Pair>
        <Words>
          <Heading>{calculator.title()}</Heading>
          <Lead className="lead">
            {calculator.lead()} {calculator.note()}
          </Lead>
          {href !== null && (
            <Button variant="soft" size="large" href={href}>
              {calculator.open()}
            </Button>
          )}
        </Words>
        <Card>
          <RulerSlider
            label={calculator.amount()}
            value={steps}
            min={0}
            max={40}
            major={10}
            onChange={setSteps}
            shown={
              <>
                {format.integer(amount)}
                <span className="unit">USDT</span>
              </>
            }
            spoken={`${format.integer(amount)} USDT`}
            marks={[format.integer(0), format.integer(2500), format.integer(5000), format.integer(7500), format.integer(10000)]}
          />
          <RulerSlider
            label={calculator.term()}
            value={months}
            min={0}
            max={24}
            major={6}
            onChange={setMonths}
            shown={
              <>
                {months}
                <span className="unit">{calculator.months({ count: months })}</span>
              </>
            }
            spoken={`${months} ${calculator.months({ count: months })}`}
            marks={['0', '6', '12', '18', '24']}
          />
          <RulerSlider
            label={calculator.result()}
            value={quarters}
            min={-20}
            max={20}
            major={10}
            onChange={setQuarters}
            shown={
              <>
                {shownPercent(percent)}
                <span className="unit percent">{format.percentSign}</span>
              </>
            }
            spoken={shownPercent(percent) + format.percentSign}
            marks={[shownPercent('-5'), shownPercent('-2.5'), '0', shownPercent('2.5'), shownPercent('5')]}
          />
          <hr />
          <div className="after">
            <p>{calculator.after({ count: months })}</p>
            <output>
              <Figure value={result} unit="USDT" rounding="half" />
            </output>
          </div>
        </Card>
      </Pair>
    </LandingSection>
  )
}
