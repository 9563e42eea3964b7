import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Typography from '@mui/material/Typography'
import type { Persona } from '#mocks/fixtures/personas.ts'
import type { ToolbarGlobals } from '../.storybook/toolbar-globals.ts'
import type { FlowStep, FrameWidth } from './FlowPanel.tsx'
import { FlowPanel } from './FlowPanel.tsx'
import type { Stage } from './flow-simulator.ts'

export interface FlowProps {
  /** The user at the start, or `null` for signed out. */
  persona: Persona | null
  /** Initial path, without the language. */
  path: string
  /** What the flow shows, in a sentence. */
  about: string
  steps: readonly FlowStep[]
  /** Toolbar settings, applied to the cabinet in the iframe. */
  toolbar: ToolbarGlobals
  /** The toolbar's width, which the cabinet gets exactly; `null` for the available width. */
  room: number | null
}

const Desk = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '& > :last-child': { padding: '0 16px 16px' },
  '&:not([data-fixed])': {
    padding: 16,
    '& > :last-child': { padding: 0 },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 400px)' },
  },
}))
const Window = styled('div')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.border.control}`,
  borderRadius: 12,
  overflow: 'hidden',
  // Exactly as wide as set in the toolbar.
  '[data-fixed] > &': { borderInline: 0, borderRadius: 0 },
  '&[data-width="phone"]': { width: 392, maxWidth: '100%', justifySelf: 'center' },
  '&[data-width="tablet"]': { width: 770, maxWidth: '100%', justifySelf: 'center' },
}))
const Bar = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 14px',
  backgroundColor: theme.vars.palette.background.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}))
const Frame = styled('iframe')({ display: 'block', border: 0, width: '100%', height: 'min(844px, calc(100vh - 90px))', minHeight: 640 })

// The application reads theme and hidden amounts from this cookie, as on a second visit.
const remember = (stage: Stage, { theme, amounts }: ToolbarGlobals): void =>
  stage.memory.setCookie(`matu_ui=${encodeURIComponent(JSON.stringify({ theme, hidden: amounts === 'hidden' }))}`, 'page')

function OpenFlow({ stage, onStartOver, ...flow }: FlowProps & { stage: Stage; onStartOver: () => void }) {
  const { toolbar, room, path, persona, about, steps } = flow
  const view = useSyncExternalStore(stage.subscribe, stage.get)
  const frame = useRef<HTMLIFrameElement>(null)
  // Each number is a new iframe.
  const [turn, setTurn] = useState(0)
  const [width, setWidth] = useState<FrameWidth>('phone')
  const here = `/${toolbar.locale === 'pseudo' ? 'en' : toolbar.locale}${path}`
  const toolbarKey = JSON.stringify(toolbar)

  const open = (one: Persona | null, address: string): void => {
    void stage.become(one, address).then(() => {
      remember(stage, toolbar)
      setTurn((now) => now + 1)
    })
  }
  const reload = (address: string): void => {
    stage.restart(address)
    setTurn((now) => now + 1)
  }
  useEffect(() => {
    window.matuStage = stage
    stage.setToolbar(toolbar)
    open(persona, here)
    return () => {
      delete window.matuStage
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a flow starts once, and again when the toolbar changes
  }, [stage, persona, here, toolbarKey])

  const settle = (): void => {
    const inside = frame.current?.contentWindow
    // The application reloaded itself, but no server here knows its URL.
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
  const { clock } = props.toolbar
  const [stage, setStage] = useState<Stage | null>(null)
  useEffect(() => {
    let isMounted = true
    // Loaded on demand: the simulator is as large as the rest of Storybook.
    void import('./flow-simulator.ts').then(({ createStage }) => {
      if (isMounted) setStage(createStage(clock))
    })
    return () => {
      isMounted = false
    }
  }, [clock])
  return stage === null ? null : <OpenFlow {...props} stage={stage} />
}

/** The application itself in an iframe, on the simulator, beside a panel for user, faults, clock and requests. */
export function Flow(props: FlowProps) {
  const [world, setWorld] = useState(0)
  return <World key={`${world} ${props.toolbar.clock}`} {...props} onStartOver={() => setWorld((now) => now + 1)} />
}
