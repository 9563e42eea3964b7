import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Typography from '@mui/material/Typography'
import type { Persona } from '#mocks/fixtures/personas.ts'
import type { ToolbarGlobals } from '../.storybook/toolbar-globals.ts'
import { FlowPanel } from './FlowPanel.tsx'
import type { Stage } from './flow-simulator.ts'

export interface FlowStep {
  text: string
  /** The step is somebody else's: another browser is opened for that person (null: nobody is signed in) at an address. */
  as?: { persona: Persona | null; address: string; label: string }
}

export interface FlowProps {
  /** Who begins, or nobody. */
  persona: Persona | null
  /** Where the flow begins, without its language. */
  path: string
  /** What it shows, in a sentence. */
  about: string
  steps: readonly FlowStep[]
  /** What the toolbar says: it turns the cabinet in the frame. */
  turns: ToolbarGlobals
  /** The toolbar's width, which is then the cabinet's own; `null` where it leaves all the room there is. */
  room: number | null
}

const Desk = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '& > :last-child': { padding: '0 16px 16px' },
  '&:not([data-fixed])': {
    padding: 16,
    '& > :last-child': { padding: 0 },
    '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 400px)' },
  },
})
const Window = styled('div')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.border.control}`,
  borderRadius: 12,
  overflow: 'hidden',
  // As wide as the toolbar says, to the pixel.
  '[data-fixed] > &': { borderInline: 0, borderRadius: 0 },
  '&[data-width="phone"]': { width: 392, maxWidth: '100%', justifySelf: 'center' },
  '&[data-width="tablet"]': { width: 770, maxWidth: '100%', justifySelf: 'center' },
}))
const Bar = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 14px',
  backgroundColor: theme.vars.palette.surface.sunken,
  borderBottom: `1px solid ${theme.vars.palette.border.hairline}`,
  overflowWrap: 'anywhere',
}))
const Frame = styled('iframe')({ display: 'block', border: 0, width: '100%', height: 'min(844px, calc(100vh - 90px))', minHeight: 640 })

export type FrameWidth = 'phone' | 'tablet' | 'full'

// The application reads its theme and whether amounts are hidden from this cookie, as on a second visit.
const remember = (stage: Stage, { theme, amounts }: ToolbarGlobals): void =>
  stage.memory.setCookie(`matu_ui=${encodeURIComponent(JSON.stringify({ theme, hidden: amounts === 'hidden' }))}`, 'page')

function OpenFlow({ stage, onStartOver, ...flow }: FlowProps & { stage: Stage; onStartOver: () => void }) {
  const { turns, room, path, persona, about, steps } = flow
  const view = useSyncExternalStore(stage.subscribe, stage.get)
  const frame = useRef<HTMLIFrameElement>(null)
  // Each number is a frame of its own.
  const [turn, setTurn] = useState(0)
  const [width, setWidth] = useState<FrameWidth>('phone')
  const here = `/${turns.locale === 'pseudo' ? 'en' : turns.locale}${path}`
  const turned = JSON.stringify(turns)

  const open = (one: Persona | null, address: string): void => {
    void stage.become(one, address).then(() => {
      remember(stage, turns)
      setTurn((now) => now + 1)
    })
  }
  const reload = (address: string): void => {
    stage.restart(address)
    setTurn((now) => now + 1)
  }
  useEffect(() => {
    window.matuStage = stage
    stage.turn(turns)
    open(persona, here)
    return () => {
      delete window.matuStage
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a flow begins once, and anew when the toolbar is turned
  }, [stage, persona, here, turned])

  const settle = (): void => {
    const inside = frame.current?.contentWindow
    // The application has reloaded itself: no server knows its address here.
    if (inside && !inside.document.getElementById('matu-config')) reload(inside.location.pathname + inside.location.search)
  }

  return (
    <Desk {...(room !== null && { 'data-fixed': '' })}>
      <Window {...(room === null && { 'data-width': width })}>
        <Bar>
          <Typography variant="mono">{view.address}</Typography>
        </Bar>
        {turn > 0 && <Frame key={turn} ref={frame} src="./flow.html" title={`The cabinet: ${about}`} onLoad={settle} />}
      </Window>
      <FlowPanel
        stage={stage}
        view={view}
        about={about}
        steps={steps}
        width={room === null ? width : null}
        onWidth={setWidth}
        onOpen={(one, address) => open(one, address ?? here)}
        onReload={() => reload(view.address)}
        onStartOver={onStartOver}
        onAdvance={(milliseconds) => {
          stage.advance(milliseconds)
          void frame.current?.contentWindow?.matuFrame?.refresh()
        }}
      />
    </Desk>
  )
}

function World(props: FlowProps & { onStartOver: () => void }) {
  const { clock } = props.turns
  const [stage, setStage] = useState<Stage | null>(null)
  useEffect(() => {
    let wanted = true
    // Not with the workbench itself: a simulator weighs as much as all of it.
    void import('./flow-simulator.ts').then(({ createStage }) => {
      if (wanted) setStage(createStage(clock))
    })
    return () => {
      wanted = false
    }
  }, [clock])
  return stage === null ? null : <OpenFlow {...props} stage={stage} />
}

/** The application itself in a frame, on the simulator, and beside it who uses it, what fails, what time it is and what was asked of the server. */
export function Flow(props: FlowProps) {
  const [world, setWorld] = useState(0)
  return <World key={`${world} ${props.turns.clock}`} {...props} onStartOver={() => setWorld((now) => now + 1)} />
}
