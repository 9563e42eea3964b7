import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { SelectField } from '#design-system/forms/SelectField.tsx'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Section } from '#design-system/components/layout/Section.tsx'
import { SegmentedControl } from '#design-system/components/inputs/SegmentedControl.tsx'
import Typography from '@mui/material/Typography'
import { personaSeeds, personas } from '#mocks/fixtures/personas.ts'
import type { Persona } from '#mocks/fixtures/personas.ts'
import { CallList } from './CallList.tsx'
import type { Stage, StageView } from './flow-simulator.ts'
import { faults, operations } from './faults.ts'

export interface FlowStep {
  text: string
  /** This step belongs to another person: opens another browser for them (null: signed out) at a URL. */
  as?: { persona: Persona | null; address: string; label: string }
}

export type FrameWidth = 'phone' | 'tablet' | 'full'

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingLeft: 20,
  display: 'grid',
  gap: 8,
  overflowWrap: 'anywhere',
  '& button': { marginTop: 6 },
}))
const Plain = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  overflowWrap: 'anywhere',
}))

const SECOND = 1000
const jumps = [
  ['1 min', 60 * SECOND],
  ['1 h', 3600 * SECOND],
  ['1 day', 86_400 * SECOND],
] as const

function Clock({ stage, onAdvance }: { stage: Stage; onAdvance: (milliseconds: number) => void }) {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((now) => now + 1), SECOND)
    return () => clearInterval(timer)
  }, [])
  return (
    <Row>
      <Typography variant="mono">{new Date(stage.now()).toISOString().slice(0, 19).replace('T', ' ')} UTC</Typography>
      {jumps.map(([label, milliseconds]) => (
        <Button
          key={label}
          size="small"
          variant="soft"
          onClick={() => {
            onAdvance(milliseconds)
            tick((now) => now + 1)
          }}
        >
          + {label}
        </Button>
      ))}
    </Row>
  )
}

function Faults({ stage, view }: { stage: Stage; view: StageView }) {
  const [operation, setOperation] = useState('*')
  const [fault, setFault] = useState(faults[0]?.value ?? '500')
  const [times, setTimes] = useState<'once' | 'always'>('once')
  return (
    <Stack>
      <SelectField
        name="operation"
        label="Operation"
        value={operation}
        onChange={({ target }) => setOperation(target.value)}
        options={[{ value: '*', label: 'any' }, ...operations.map((value) => ({ value, label: value }))]}
      />
      <SelectField name="fault" label="Fault" value={fault} onChange={({ target }) => setFault(target.value)} options={faults} />
      <Row>
        <SegmentedControl
          label="How often"
          items={[
            { value: 'once', label: 'Once' },
            { value: 'always', label: 'Until lifted' },
          ]}
          value={times}
          onChange={setTimes}
        />
        <Button size="small" variant="soft" onClick={() => stage.arm(operation, fault, times === 'once' ? 1 : null)}>
          Arm it
        </Button>
      </Row>
      {view.armed.length > 0 && (
        <>
          <Plain aria-label="Armed faults">
            {view.armed.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two equal faults may be queued
              <li key={index}>{`${one.operation}: ${one.fault}, ${one.times === null ? 'until lifted' : 'once'}`}</li>
            ))}
          </Plain>
          <Row>
            <Button size="small" variant="text" onClick={stage.disarm}>
              Lift all
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}

type Props = {
  stage: Stage
  view: StageView
  about: string
  steps: readonly FlowStep[]
  /** `null` if the toolbar has set it. */
  width: FrameWidth | null
  onWidth: (width: FrameWidth) => void
  onOpen: (persona: Persona | null, address?: string) => void
  onReload: () => void
  onStartOver: () => void
  onAdvance: (milliseconds: number) => void
}

type StepsProps = Pick<Props, 'about' | 'steps' | 'onOpen'> & Pick<StageView, 'outside'>

const StepsSection = ({ about, steps, outside, onOpen }: StepsProps) => (
  <Section title="Steps" level={2}>
    <Stack>
      <Typography variant="body2" color="textSecondary">
        {about}
      </Typography>
      <Steps>
        {steps.map(({ text, as }) => (
          <li key={text}>
            {text}
            {as && (
              <div>
                <Button size="small" variant="soft" onClick={() => onOpen(as.persona, as.address)}>
                  {as.label}
                </Button>
              </div>
            )}
          </li>
        ))}
      </Steps>
      {outside !== null && (
        <Typography variant="body2" role="status" sx={{ color: 'warning.main' }}>
          A page outside of the cabinet would open here: {outside.split('?')[0]}
        </Typography>
      )}
    </Stack>
  </Section>
)

const NOBODY = 'nobody'

/** The panel beside a flow: its steps, the current user, the clock, faults, and requests to the server. */
export function FlowPanel({ stage, view, about, steps, width, onWidth, onOpen, onReload, onStartOver, onAdvance }: Props) {
  return (
    <Stack>
      <StepsSection about={about} steps={steps} outside={view.outside} onOpen={onOpen} />
      <Section title="Who and when" level={2}>
        <Stack>
          <SelectField
            name="persona"
            label="Signed in as"
            helperText={view.persona === null ? 'A guest in a new browser.' : personaSeeds[view.persona].why}
            value={view.persona ?? NOBODY}
            onChange={({ target }) => onOpen(target.value === NOBODY ? null : (target.value as Persona))}
            options={[
              { value: NOBODY, label: 'nobody' },
              ...personas.map((value) => ({ value, label: `${personaSeeds[value].firstname}, ${value}` })),
            ]}
          />
          <Clock stage={stage} onAdvance={onAdvance} />
          <Row>
            {width !== null && (
              <SegmentedControl
                label="Width"
                items={[
                  { value: 'phone', label: '390' },
                  { value: 'tablet', label: '768' },
                  { value: 'full', label: 'Full' },
                ]}
                value={width}
                onChange={onWidth}
              />
            )}
            <Button size="small" variant="text" onClick={onReload}>
              Reload
            </Button>
            <Button size="small" variant="text" onClick={onStartOver}>
              Start over
            </Button>
          </Row>
        </Stack>
      </Section>
      <Section title="What fails" level={2}>
        <Faults stage={stage} view={view} />
      </Section>
      <Section title={`Calls (${view.calls.length})`} level={2}>
        <CallList calls={view.calls} onForget={stage.forgetCalls} />
      </Section>
    </Stack>
  )
}
