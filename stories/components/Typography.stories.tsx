import type { Meta, StoryObj } from '@storybook/react-vite'
import Typography from '@mui/material/Typography'
import { Sheet } from '../StoryCanvas.tsx'

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'bodyLg',
  'body1',
  'body2',
  'subtitle1',
  'subtitle2',
  'caption',
  'micro',
  'mono',
] as const

const meta = {
  title: 'components/Typography',
  component: Typography,
  args: { children: 'Every amount against a scale' },
} satisfies Meta<typeof Typography>

export default meta
type Story = StoryObj<typeof meta>

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
