import { styled } from '@mui/material/styles'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Section } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { MachineDiagram } from './MachineDiagram.tsx'
import type { GraphEdge } from './machineGraph.ts'
import { eventName } from './machineGraph.ts'

/** Payloads of events: each becomes a button. Events without a payload need no entry. */
type Carried = Readonly<Record<string, readonly object[]>>

type Props = { machine: AnyStateMachine; title: string; input?: object; carried?: Carried }

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '16px 0 0',
  overflowWrap: 'anywhere',
  '& dd': { margin: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
}))

// Timers never fire: a delay is a button like any other event.
const stopped = { setTimeout: () => 0, clearTimeout: () => {} }

const valueText = (one: unknown): string => {
  if (one instanceof Error) return one.message
  if (one !== null && typeof one === 'object') return Object.values(one).map(String).join(' ')
  return String(one)
}
const textOf = (value: object): string =>
  Object.entries(value)
    .map(([name, one]) => (name === 'output' || name === 'error' ? valueText(one) : `${name} ${valueText(one)}`))
    .join(', ')

const nothing: Carried = {}

interface Step {
  type: string
  from: ReadonlySet<string>
}

const nodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes

/** Paths of the active states, outermost first. */
const pathsOf = (nodes: readonly AnyStateNode[]): ReadonlySet<string> =>
  new Set(
    nodes
      .filter(({ parent }) => parent)
      .toSorted((one, other) => one.path.length - other.path.length)
      .map(({ path }) => path.join('.')),
  )

/** The innermost active states: one, or one per region of a parallel machine. */
const atomsOf = (nodes: readonly AnyStateNode[]): string[] =>
  nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'))

type SnapshotFactsProps = {
  snapshot: AnyMachineSnapshot
  steps: readonly Step[]
  /** The emitted events, as text. */
  effects: readonly string[]
}

const SnapshotFacts = ({ snapshot, steps, effects }: SnapshotFactsProps) => (
  <Facts>
    <dt>State</dt>
    <dd>
      <span role="status">{atomsOf(nodesOf(snapshot)).join(', ')}</span>
    </dd>
    <dt>Knows</dt>
    <dd>{textOf(Object(snapshot.context)) || 'nothing'}</dd>
    <dt>Heard</dt>
    <dd>{steps.map(({ type }) => eventName(type)).join(' → ') || 'nothing yet'}</dd>
    <dt>At work</dt>
    <dd>{Object.keys((snapshot as unknown as { children: object }).children).join(', ') || 'nobody'}</dd>
    <dt>Asked for</dt>
    <dd>{effects.join(' → ') || 'nothing yet'}</dd>
  </Facts>
)

function Running({ machine, title, input, carried = nothing, onAgain }: Props & { onAgain: () => void }) {
  const actor = useActorRef(machine, { clock: stopped, ...(input && { input }) } as never)
  const snapshot = useSelector(actor, (current) => current)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [effects, setEffects] = useState<readonly string[]>([])
  useEffect(() => {
    const heard = actor.on('*', (effect: AnyEventObject) =>
      setEffects((before) => [...before.slice(-7), textOf(effect).replace('type ', '')]),
    )
    return () => heard.unsubscribe()
  }, [actor])

  const nodes = nodesOf(snapshot)
  const now = pathsOf(nodes)
  const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]).filter((type) => type !== ''))
  const events = [...types].flatMap((type) => (carried[type] ?? [{}]).map((one) => ({ ...one, type })))
  const send = (event: AnyEventObject): void => {
    setSteps((before) => [...before, { type: event.type, from: now }])
    actor.send(event)
  }
  const last = steps.at(-1)
  const taken = ({ type, from, to }: GraphEdge): boolean =>
    last !== undefined && type === last.type && (from === '(any)' || last.from.has(from)) && (to === from || now.has(to))

  return (
    <MachineDiagram machine={machine} title={title} now={now} taken={taken}>
      <Section title="Where it is" level={2}>
        <Row role="group" aria-label="Events that it hears now">
          {events.map((event) => {
            const { type, ...rest } = event
            return (
              <Button key={JSON.stringify(event)} size="small" variant="soft" disabled={!snapshot.can(event)} onClick={() => send(event)}>
                {textOf(rest) ? `${eventName(type)}: ${textOf(rest)}` : eventName(type)}
              </Button>
            )
          })}
          <Button size="small" variant="text" onClick={onAgain}>
            Begin again
          </Button>
        </Row>
        <SnapshotFacts snapshot={snapshot} steps={steps} effects={effects} />
        <Typography variant="caption" color="textSecondary">
          Time stands still here: “after …” lets it pass. A button is off where a guard refuses the event.
        </Typography>
      </Section>
    </MachineDiagram>
  )
}

/** A running machine: its diagram with the active state, and a button for each event it accepts there. */
export function LiveMachine(props: Props) {
  const [turn, setTurn] = useState(0)
  return <Running key={turn} {...props} onAgain={() => setTurn((before) => before + 1)} />
}
