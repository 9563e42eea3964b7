import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo, Mark, Wordmark } from '#design-system/components/brand/Logo.tsx'
import { markReeds } from '#design-system/components/brand/markReeds.ts'
import Typography from '@mui/material/Typography'
import { SaveSvg } from '../foundations/Save.tsx'
import { Chapter, Sheet, Tiles, ofAPage } from '../foundations/page.tsx'

const meta = { title: 'start/Brand', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Plan = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  '& .reed': { fill: theme.vars.palette.primary.main },
  '& .needle': { fill: theme.vars.palette.needle.main },
  '& .clear': { fill: 'none', stroke: theme.vars.palette.border.control, strokeDasharray: '4 3' },
}))
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'center',
  gap: 24,
  '& > ul': { ...theme.typography.body1, display: 'grid', gap: 6, margin: 0, paddingInlineStart: 22, maxWidth: '68ch' },
}))
const Tile = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 140,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.sunken,
  '&[data-ink]': { backgroundColor: theme.vars.palette.background.ink, color: theme.vars.palette.text.onInk },
}))

export const Marks: Story = {
  render: () => (
    <Sheet
      title="Brand"
      lead="Coins got ridged edges so that nobody could shave value off unnoticed. Five of those ridges form an M; the middle one is the needle that marks the current position."
    >
      <Chapter title="Mark">
        <Halves>
          <Plan
            width={280}
            height={280}
            viewBox="-16 -16 60 60"
            role="img"
            aria-label="The mark: five reeds, the middle one shorter and orange, with the clear space around it"
          >
            <rect className="clear" x={-8} y={-8} width={44} height={44} strokeWidth={0.3} />
            {markReeds.map(([x, top, bottom], at) => (
              <rect key={x} className={at === 2 ? 'needle' : 'reed'} x={x} y={top} width={4} height={bottom - top} rx={0.75} />
            ))}
          </Plan>
          <ul>
            <li>A box of 28: reeds 4 wide, 2 apart. The outer two are whole, the inner two end above the needle.</li>
            <li>Clear space of two reeds on every side. Not below 16 px.</li>
            <li>Reeds in brand petrol (light blue in the dark), the needle in needle orange. In one colour if colour cannot be printed.</li>
            <li>Never rotated, outlined, shaded, or with another reed in orange.</li>
          </ul>
        </Halves>
      </Chapter>
      <Chapter title="With its name">
        <Tiles>
          <li>
            <Tile>
              <Logo />
            </Tile>
            <Typography variant="caption">Mark and name: headers</Typography>
          </li>
          <li>
            <SaveSvg name="matu-mark.svg">
              <Tile>
                <Mark size={56} />
              </Tile>
            </SaveSvg>
            <Typography variant="caption">The mark alone: phones, small places</Typography>
          </li>
          <li>
            <SaveSvg name="matu-name.svg">
              <Tile>
                <Wordmark height={24} />
              </Tile>
            </SaveSvg>
            <Typography variant="caption">The name as paths: needs no font</Typography>
          </li>
          <li>
            <Tile data-ink="">
              <Wordmark height={24} />
            </Tile>
            <Typography variant="caption">On ink: white</Typography>
          </li>
        </Tiles>
      </Chapter>
      <Chapter title="Application icon">
        <Tiles>
          {[16, 32, 64, 128].map((size) => (
            <li key={size}>
              <Tile>
                <img
                  src="./favicon.svg"
                  width={size}
                  height={size}
                  alt={`The icon at ${size} px: the mark in white and orange on an ink tile`}
                />
              </Tile>
              <Typography variant="caption">{`${size} px`}</Typography>
            </li>
          ))}
        </Tiles>
      </Chapter>
    </Sheet>
  ),
}
