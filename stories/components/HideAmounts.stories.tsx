import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HideAmounts } from '#design-system/components/inputs/HideAmounts.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/HideAmounts',
  component: HideAmounts,
  parameters: {
    usage: {
      use: 'On the dark card with the largest amount, once per page.',
      instead: 'For a single secret, such as a key, use a field that reveals it.',
      do: ['Leave all other amounts to Money: they follow the setting.'],
      dont: ['Hide amounts a person is deciding on.'],
      accessibility: ['A button whose name says what pressing it does; hidden amounts are read as “hidden”.'],
      status: 'stable',
    } satisfies Usage,
  },
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
