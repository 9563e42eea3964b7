import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Typography from '@mui/material/Typography'
import { CopyButton } from '#design-system/components/inputs/CopyButton.tsx'
import { tabular } from '#design-system/theme/mixins.ts'
import { schemes } from '#design-system/theme/palette.ts'
import type { Pair as Drawn } from './contrast.ts'
import { colourOf, contrast, pairs, rolesOf } from './contrast.ts'
import { designTokens, variableOf } from './designTokens.ts'
import { SaveJson } from './Save.tsx'
import { Chapter, Sheet, Tiles, ofAPage } from './page.tsx'

const meta = { title: 'foundations/Colours', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Scheme = keyof typeof schemes

// Light on the left, dark on the right, whatever the page's theme.
const Pair = styled('svg')({ display: 'block', width: '100%', height: 56 })
const Copied = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', overflowWrap: 'anywhere' })
const edge = { stroke: schemes.light.border.control, strokeOpacity: 0.5 }

const Swatches = ({ name }: { name: string }) => (
  <Pair viewBox="0 0 200 56" preserveAspectRatio="none" aria-hidden="true">
    <rect x={0.5} y={0.5} width={99} height={55} rx={6} fill={colourOf(schemes.light, name)} {...edge} />
    <rect x={100.5} y={0.5} width={99} height={55} rx={6} fill={colourOf(schemes.dark, name)} {...edge} />
  </Pair>
)

const Half = ({ scheme, x, front, back, least }: { scheme: Scheme; x: number; front: string; back: string; least: number }) => {
  const fill = colourOf(schemes[scheme], front)
  return (
    <>
      <rect x={x + 0.5} y={0.5} width={99} height={55} rx={6} fill={colourOf(schemes[scheme], back)} {...edge} />
      {least === 3 ? (
        <rect x={x + 30} y={25} width={40} height={6} rx={2} fill={fill} />
      ) : (
        <text x={x + 50} y={34} textAnchor="middle" fontSize={18} fill={fill}>
          Ag 12
        </text>
      )}
    </>
  )
}

const shown = (scheme: Scheme, front: string, back: string) => contrast(colourOf(schemes[scheme], front), colourOf(schemes[scheme], back))
const measured = (scheme: Scheme, { front, back, least }: Drawn) => {
  const is = shown(scheme, front, back)
  return `${is.toFixed(1)}${is < least ? ', too low' : ''}`
}

/** Every role in both schemes, from design-system/theme/palette.ts. */
export const Roles: Story = {
  render: () => (
    <Sheet
      title="Colours"
      lead="Petrol ink on porcelain, one orange needle. Roles have the same names in both schemes; a role that one lacks does not compile. Light on the left, dark on the right."
    >
      <SaveJson name="tokens.json" data={designTokens()} />
      {rolesOf(schemes.light).map(([group, names]) => (
        <Chapter key={group} title={group}>
          <Tiles>
            {names.map((name) => (
              <li key={name}>
                <Swatches name={name} />
                <Typography variant="subtitle2">{name}</Typography>
                <Typography variant="mono">{`${colourOf(schemes.light, name)} ${colourOf(schemes.dark, name)}`}</Typography>
                <Copied>
                  <Typography variant="mono">{variableOf(name)}</Typography>
                  <CopyButton text={`var(${variableOf(name)})`} label={`Copy var(${variableOf(name)})`} bare />
                </Copied>
              </li>
            ))}
          </Tiles>
        </Chapter>
      ))}
    </Sheet>
  ),
}

const isText = ({ least }: Drawn) => least === 4.5
const chapters: readonly (readonly [title: string, fits: (pair: Drawn) => boolean])[] = [
  ['Texts', (pair) => isText(pair) && pair.front.startsWith('text.') && pair.back.startsWith('background.')],
  ['Primary', (pair) => isText(pair) && pair.front.startsWith('primary')],
  ['Meanings', (pair) => isText(pair) && !/^(text|primary)\./.test(pair.front)],
  ['Graphics, at least 3', (pair) => !isText(pair)],
]

/** The colour pairs in use, measured. A test enforces their minimum contrast. */
export const Contrast: Story = {
  render: () => (
    <Sheet
      title="Contrast"
      lead="Contrast of the colour pairs in use. Light on the left, dark on the right. Text needs 4.5, graphics 3; enforced by tests/unit/stories/contrast.test.ts."
    >
      {chapters.map(([title, fits]) => (
        <Chapter key={title} title={title}>
          <Tiles>
            {pairs.filter(fits).map((pair) => (
              <li key={`${pair.front} ${pair.back}`}>
                <Pair viewBox="0 0 200 56" preserveAspectRatio="xMinYMid" aria-hidden="true">
                  <Half scheme="light" x={0} {...pair} />
                  <Half scheme="dark" x={100} {...pair} />
                </Pair>
                <Typography variant="subtitle2">{`${pair.front} on ${pair.back}`}</Typography>
                <Typography variant="caption" sx={tabular}>{`light ${measured('light', pair)}, dark ${measured('dark', pair)}`}</Typography>
              </li>
            ))}
          </Tiles>
        </Chapter>
      ))}
    </Sheet>
  ),
}
