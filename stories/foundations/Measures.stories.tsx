import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/components/inputs/Button.tsx'
import Typography from '@mui/material/Typography'
import { duration, easing, layer, radius, reed, size } from '#design-system/theme/tokens.ts'
import { Chapter, Column, Columns, Sheet, Table, Tiles, ofAPage } from './page.tsx'

const meta = { title: 'foundations/Measures', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  '& .bar': { fill: theme.vars.palette.primary.main },
  '& .box': { fill: theme.vars.palette.primary.light, stroke: theme.vars.palette.primary.main },
  '& .needle': { fill: theme.vars.palette.needle.main },
}))

const Bar = ({ length }: { length: number }) => (
  <Drawing width={length} height={16} viewBox={`0 0 ${length} 16`} aria-hidden="true">
    <rect className="bar" width={length} height={16} />
  </Drawing>
)

// With the components' width and pitch, and the needle over them.
const Row = ({ of }: { of: number }) => {
  const length = of * reed.pitch
  const tall = 28
  return (
    <Drawing width={length * 2} height={tall * 2} viewBox={`0 0 ${length} ${tall}`} role="img" aria-label="A row of reeds with its needle">
      {Array.from({ length: of }, (_, at) => (
        <rect
          key={at}
          className="bar"
          x={at * reed.pitch}
          y={reed.needle.overhang}
          width={reed.width}
          height={tall - 2 * reed.needle.overhang}
        />
      ))}
      <rect className="needle" x={15 * reed.pitch - 0.5} width={reed.needle.width} height={tall} rx={reed.needle.radius} />
    </Drawing>
  )
}

const steps = [4, 8, 12, 16, 20, 24, 32, 40, 64]
const uses: Record<number, string> = {
  12: 'in a row',
  16: 'between cards on phones',
  20: 'between cards',
  24: 'inside cards, between fields',
  64: 'chapters on phones',
}

const flat = (value: unknown, name = ''): [string, number | string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => flat(one, name ? `${name}.${key}` : key))
    : [[name, value as number | string]]

export const Space: Story = {
  render: () => (
    <Sheet title="Space and sizes" lead="A grid of four. Gaps are few, so that pages look related.">
      <Columns>
        <Column>
          <Chapter title="Steps">
            <Table
              caption="Steps of space"
              head={['Step', 'Drawn', 'Where']}
              rows={steps.map((step) => [`${step} px`, <Bar key="bar" length={step} />, uses[step] ?? ''])}
            />
          </Chapter>
          <Chapter title="Sizes">
            <Table
              caption="Sizes"
              head={['Name', 'Pixels', 'Drawn, to a quarter']}
              rows={flat(size).map(([name, value]) => [name, value, <Bar key="bar" length={Number(value) / 4} />])}
            />
          </Chapter>
        </Column>
        <Column>
          <Chapter title="Reeds">
            <Row of={24} />
            <Table
              caption="Reeds"
              head={['Name', 'Pixels', 'Drawn, eight times as large']}
              rows={flat(reed).map(([name, value]) => [name, value, <Bar key="bar" length={Number(value) * 8} />])}
            />
          </Chapter>
          <Chapter title="Layers">
            <Table caption="Layers" head={['Name', 'z-index']} rows={flat(layer).map(([name, value]) => [name, value])} />
          </Chapter>
        </Column>
      </Columns>
    </Sheet>
  ),
}

export const Radii: Story = {
  render: () => (
    <Sheet
      title="Shape"
      lead={`Cards ${radius.card}, fields ${radius.field}, buttons ${radius.buttonSmall}, ${radius.button} and ${radius.buttonLarge} by size, sheets ${radius.sheet}, chips round. Reeds stay square.`}
    >
      <Chapter title="Radii">
        <Tiles>
          {Object.entries(radius).map(([name, value]) => (
            <li key={name}>
              <Drawing width={120} height={72} viewBox="0 0 120 72" aria-hidden="true">
                <rect className="box" x={1} y={1} width={118} height={70} rx={Math.min(35, value)} />
              </Drawing>
              <Typography variant="caption">{`${name}: ${value} px`}</Typography>
            </li>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="Elevation">
        <p>Elevation is a hairline ring. Only floating elements have a blurred shadow: menus and toasts (2), dialogs (3).</p>
        <Tiles>
          {([1, 2, 3] as const).map((level) => (
            <li key={level}>
              <Floating level={level}>{`elevation ${level}`}</Floating>
            </li>
          ))}
        </Tiles>
      </Chapter>
    </Sheet>
  ),
}

const Floating = styled('div')<{ level: 1 | 2 | 3 }>(({ theme, level }) => ({
  ...theme.typography.caption,
  padding: 24,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.shadows[level === 3 ? 24 : level],
}))

const Track = styled('div')<{ away: boolean; curve: string; time: number }>(({ theme, away, curve, time }) => ({
  height: 24,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.sunken,
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: -3,
    insetInlineStart: 0,
    width: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.needle.main,
    transform: away ? 'translateX(196px)' : 'none',
    transition: `transform ${time}ms ${curve}`,
  },
  width: 200,
  maxWidth: '100%',
}))

function Moves() {
  const [away, setAway] = useState(false)
  return (
    <Sheet
      title="Motion"
      lead="Reeds fill, the needle moves, numbers never count. With reduced motion, which the toolbar can set, everything jumps to its end state."
    >
      <Chapter title="Durations">
        <Table caption="Durations" head={['Name', 'Milliseconds']} rows={flat(duration).map(([name, value]) => [name, value])} />
      </Chapter>
      <Chapter title="Easings">
        <div>
          <Button variant="soft" onClick={() => setAway(!away)}>
            Move the needles
          </Button>
        </div>
        <Tiles>
          {Object.entries(easing).map(([name, curve]) => (
            <li key={name}>
              <Track away={away} curve={curve} time={duration.slow} />
              <Typography variant="caption">{name}</Typography>
              <Typography variant="micro" color="textSecondary">
                {curve}
              </Typography>
            </li>
          ))}
        </Tiles>
      </Chapter>
    </Sheet>
  )
}
export const Motion: Story = { render: () => <Moves /> }
