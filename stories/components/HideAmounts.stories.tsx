import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HideAmounts } from '#design-system/components/HideAmounts.tsx'
import { Card } from '#design-system/components/Section.tsx'

const meta = {
  title: 'components/HideAmounts',
  component: HideAmounts,
  args: { hidden: false, onHidden: fn() },
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }))
    await expect(args.onHidden).toHaveBeenCalledWith(true)
  },
}
export const Hidden: Story = { args: { hidden: true } }
