import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stepper } from '#design-system/components/Stepper.tsx'

const meta = {
  title: 'components/Stepper',
  component: Stepper,
  args: { steps: ['Amount', 'Review', 'Transfer'], current: 1 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem', { current: 'step' })).toHaveTextContent('Review')
    await expect(within(canvasElement).getByText('Amount')).toHaveTextContent('Amount, done')
  },
}
export const First: Story = { args: { current: 0 } }
export const AllDone: Story = { args: { current: 3 } }
export const GermanAt320: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  args: { steps: ['Angaben', 'Bestätigungscode', 'Transfer'] },
}
