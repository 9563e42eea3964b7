import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Typography from '@mui/material/Typography'
import { typography } from '#design-system/theme/typography.ts'
import { Chapter, Sheet, ofAPage } from './page.tsx'

const meta = { title: 'foundations/Type', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Name = Exclude<keyof typeof typography, 'fontFamily' | `fontWeight${string}`>

// The product's names; MUI's are one level larger.
const words: readonly (readonly [name: Name, calls: string, use: string])[] = [
  ['h1', 'display', 'the landing page'],
  ['h2', 'display 2', 'chapters of the landing page'],
  ['h3', 'h1', 'the title of a page'],
  ['h4', 'h2', 'a part of a page'],
  ['h5', 'h3', 'the heading of a card'],
  ['h6', 'h4', 'inside a card'],
  ['lead', 'lead', 'below the title of the landing page'],
  ['bodyLg', 'bodyLg', 'leads and articles'],
  ['body1', 'body', 'texts'],
  ['body2', 'bodySm', 'notes, rows of tables'],
  ['subtitle1', 'label', 'names of things'],
  ['subtitle2', 'labelSm', 'small names'],
  ['button', 'button', 'buttons'],
  ['caption', 'caption', 'what stands below or beside'],
  ['micro', 'micro', 'axes; the smallest there is'],
  ['monoLg', 'monoLg', 'what is typed by hand'],
  ['mono', 'mono', 'addresses, hashes, keys, nothing else'],
]
const numbers: readonly (readonly [name: Name, use: string])[] = [
  ['numberHero', 'the one number of a page'],
  ['numberXl', 'tiles'],
  ['numberLg', 'results'],
  ['numberMd', 'rows that matter'],
  ['numberSm', 'rows'],
  ['numberXs', 'cells with all decimals'],
]

const Line = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
const Face = styled('div')<{ named: Name }>(({ theme, named }) => ({ ...(theme.typography[named as 'h1'] as object) }))

const measures = (name: Name): string => {
  const { fontSize, lineHeight, fontWeight } = typography[name]
  const px = Number.parseFloat(fontSize) * 16
  return `${px} / ${Math.round(px * lineHeight)}, weight ${fontWeight}`
}

export const Scale: Story = {
  render: () => (
    <Sheet
      title="Type"
      lead="Geologica for everything, its figures tabular and equally wide at every weight. JetBrains Mono for addresses, hashes and keys."
    >
      <Chapter title="Words">
        {words.map(([name, calls, use]) => (
          <Line key={name}>
            <Typography variant="caption" color="textSecondary">{`${calls}: ${measures(name)}, ${use}`}</Typography>
            <Face named={name}>
              {name.startsWith('mono') ? '0x7A3f 19C2 be04 88aD' : 'Know where every token stands. Вывод возобновится 21 августа'}
            </Face>
          </Line>
        ))}
      </Chapter>
      <Chapter title="Numbers">
        {numbers.map(([name, use]) => (
          <Line key={name}>
            <Typography variant="caption" color="textSecondary">{`${name}: ${measures(name)}, ${use}`}</Typography>
            <Face named={name}>13,081.32 USD</Face>
          </Line>
        ))}
      </Chapter>
    </Sheet>
  ),
}
