import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PublicWidth } from '#design-system/layouts/PublicWidth.tsx'
import Typography from '@mui/material/Typography'

// Content that makes the column's edges visible.
const Band = styled('div')(({ theme }) => ({
  padding: 16,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.sunken,
}))

const meta = {
  title: 'layouts/PublicWidth',
  component: PublicWidth,
  parameters: { layout: 'fullscreen' },
  args: { children: 'The column of the public pages.' },
  argTypes: { children: { description: 'What stands in the column.' } },
  render: ({ children }) => (
    <PublicWidth>
      <Band>
        <Typography component="p">{children}</Typography>
      </Band>
    </PublicWidth>
  ),
} satisfies Meta<typeof PublicWidth>

export default meta
type Story = StoryObj<typeof meta>

/** As wide as the page up to 1200 px, then centred. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('p')!.parentElement!.parentElement!.getBoundingClientRect()
    const page = document.documentElement.clientWidth
    await expect(column.width).toBe(Math.min(1200, page))
    await expect(Math.abs(column.left - (page - column.right))).toBeLessThanOrEqual(1)
  },
}
export const Wide: Story = { ...Ready, globals: { viewport: { value: 'w1440' } } }
export const Tablet: Story = { ...Ready, globals: { viewport: { value: 'w768' } } }
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'w320' } } }
