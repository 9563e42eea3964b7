import type { Meta, StoryObj } from '@storybook/react-vite'
import Typography from '@mui/material/Typography'
import { Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'lead',
  'bodyLg',
  'body1',
  'body2',
  'subtitle1',
  'subtitle2',
  'caption',
  'micro',
  'monoLg',
  'mono',
] as const

const meta = {
  title: 'components/Typography',
  component: Typography,
  parameters: {
    usage: {
      use: 'Every text that is not part of a component: headings, paragraphs, captions, figures.',
      instead: 'For amounts use Money; for headings of cards and pages Section and PageHeader.',
      do: ['Choose the look by `variant` and the element by `component`.'],
      dont: ['Set sizes or weights by hand.'],
      accessibility: ['The element decides what is read: a heading must be an `h2` or `h3`, whatever its size.'],
      status: 'stable',
      changes: { '2026-11-23': 'MUI’s Typography replaces the design system’s own.' },
    } satisfies Usage,
  },
  args: { children: 'Every amount against a scale' },
  argTypes: { children: { description: 'The text.' } },
} satisfies Meta<typeof Typography>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const Sizes: Story = {
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <Typography key={variant} component="p" variant={variant}>
          {variant}: every amount against a scale, 0123456789
        </Typography>
      ))}
    </Sheet>
  ),
}

export const Russian: Story = {
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <Typography key={variant} component="p" variant={variant}>
          Каждая сумма стоит на шкале, 0123456789
        </Typography>
      ))}
    </Sheet>
  ),
  globals: { locale: 'ru' },
}
