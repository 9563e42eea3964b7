import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import { PageStack } from '#design-system/components/layout/CardGrid.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import type { GraphEdge, MachineGraph } from './machineGraph.ts'
import { graphOf } from './machineGraph.ts'
import { VisuallyHidden } from '#design-system/components/utils/VisuallyHidden.tsx'

const row = 44
const lane = 30
const top = 210
const left = 220

const Scroll = styled('div')({ overflowX: 'auto', maxWidth: '100%' })
const Drawing = styled('svg')(({ theme }) => {
  const { background, border, divider, needle, primary, text } = theme.vars.palette
  return {
    display: 'block',
    '& text': { ...theme.typography.caption, fill: text.primary },
    '& .event': { fill: text.secondary },
    '& .state': { fill: background.sunken, stroke: border.control },
    '& .compound': { fill: 'none', strokeDasharray: '4 3' },
    '& .initial': { fill: needle.main },
    '& .now': { fill: primary.light, stroke: primary.main, strokeWidth: 2 },
    '& .marker': { fill: primary.main },
    '& .lane': { fill: primary.light },
    '& .rule': { stroke: divider },
    '& .edge': { stroke: primary.main, strokeWidth: 1.75, fill: 'none' },
    '& .guarded': { strokeDasharray: '5 3' },
    '& .tip': { fill: primary.main },
  }
})
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': {
    textAlign: 'start',
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 430 },
}))

type StateRowProps = {
  state: MachineGraph['states'][number]
  y: number
  /** Right end of its line. */
  end: number
  active: boolean
}

function StateRow({ state: { name, depth, initial, compound }, y, end, active }: StateRowProps) {
  const x = 16 + depth * 24
  return (
    <g>
      <line className="rule" x1={left} x2={end} y1={y} y2={y} />
      <rect
        className={`state${compound ? ' compound' : ''}${active ? ' now' : ''}`}
        x={x}
        y={y - 16}
        width={left - x - 8}
        height={32}
        rx={8}
      />
      {initial && <rect className="initial" x={x - 8} y={y - 10} width={3} height={20} rx={2} />}
      {active && <path className="marker" d={`M${left - 22} ${y - 6}l8 6-8 6z`} />}
      <text x={x + 12} y={y + 4}>
        {name}
      </text>
    </g>
  )
}

type TransitionLaneProps = {
  edge: GraphEdge
  x: number
  /** Vertical positions of its source and its target. */
  start: number
  end: number
  /** Height of the drawing. */
  height: number
  taken: boolean
}

function TransitionLane({ edge: { from, to, event, guard }, x, start, end, height, taken }: TransitionLaneProps) {
  const kept = from === to
  const down = end > start
  const tip = kept ? start + 9 : end
  return (
    <g>
      {taken && <rect className="lane" x={x - 12} y={top - 4} width={24} height={height - top} rx={6} />}
      <text className="event" transform={`translate(${x + 4} ${top - 10}) rotate(-62)`}>
        {guard === null ? event : `${event} [${guard}]`}
      </text>
      <path
        className={`edge${guard === null ? '' : ' guarded'}`}
        d={kept ? `M${x} ${start - 8}a8 8 0 1 1 -0.1 16` : `M${x} ${start}V${down ? end - 6 : end + 6}`}
      />
      <circle className="tip" cx={x} cy={kept ? start - 8 : start} r={3} />
      <path className="tip" d={kept || !down ? `M${x - 5} ${tip + 8}l5 -8 5 8z` : `M${x - 5} ${tip - 8}l5 8 5 -8z`} />
    </g>
  )
}

const TransitionTable = ({ title, edges }: { title: string; edges: readonly GraphEdge[] }) => (
  <Table>
    <VisuallyHidden as="caption">{`${title}, transitions`}</VisuallyHidden>
    <thead>
      <tr>
        <th scope="col">From</th>
        <th scope="col">On</th>
        <th scope="col">To</th>
        <th scope="col">Does</th>
      </tr>
    </thead>
    <tbody>
      {edges.map(({ from, to, event, guard, actions }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its position
        <tr key={index}>
          <th scope="row">{from}</th>
          <td>{guard === null ? event : `${event}, if ${guard}`}</td>
          <td>{from === to ? 'stays' : to}</td>
          <td>{actions.join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

type Props = {
  machine: AnyStateMachine
  title: string
  /** The active states by path: `polling` and `polling.asking`. */
  now?: ReadonlySet<string>
  /** The last transition. */
  taken?: (edge: GraphEdge) => boolean
  /** Content between the diagram and the table. */
  children?: ReactNode
}

const nowhere: ReadonlySet<string> = new Set()
const none = () => false

/**
 * A machine's diagram: each state is a line, each transition a lane from its source to its target; dashed if guarded. Generated from the machine
 * object. A table below shows the same.
 */
export function MachineDiagram({ machine, title, now = nowhere, taken = none, children }: Props) {
  const { states, edges } = graphOf(machine)
  const at = (id: string) => top + states.findIndex((state) => state.id === id) * row + row / 2
  const width = left + 24 + edges.length * lane + 40
  const height = top + states.length * row + 16
  return (
    <PageStack>
      <Card>
        <Typography component="h1" variant="h4">
          {title}
        </Typography>
        <Scroll tabIndex={0} role="group" aria-label={`${title}, drawing`}>
          <Drawing
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={`${title}: ${states.length} states, ${edges.length} transitions${now.size ? `, now in ${[...now].join(', ')}` : ''}`}
          >
            {states.map((state) => (
              <StateRow key={state.id} state={state} y={at(state.id)} end={width} active={now.has(state.id)} />
            ))}
            {edges.map((edge, index) => (
              <TransitionLane
                // oxlint-disable-next-line react/no-array-index-key -- a lane is identified by its position
                key={index}
                edge={edge}
                x={left + 24 + index * lane}
                start={at(edge.from)}
                end={at(edge.to)}
                height={height}
                taken={taken(edge)}
              />
            ))}
          </Drawing>
        </Scroll>
      </Card>
      {children}
      <Card>
        <TransitionTable title={title} edges={edges} />
      </Card>
    </PageStack>
  )
}
