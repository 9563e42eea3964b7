import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HideAmounts } from '#design-system/components/HideAmounts.tsx'
import { Card } from '#design-system/components/Section.tsx'

const meta = {
  title: 'components/HideAmounts',
  component: HideAmounts,
  decorators: [
    (Story) => (
      <Card variant="ink">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof HideAmounts>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show amounts' }))
    await expect(canvas.getByRole('button', { name: 'Hide amounts' })).toBeVisible()
  },
}
export const Hidden: Story = { globals: { amounts: 'hidden' } }
