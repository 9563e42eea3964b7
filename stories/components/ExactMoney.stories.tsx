import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExactMoney } from '#design-system/components/data-display/ExactMoney.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ExactMoney',
  component: ExactMoney,
  parameters: {
    usage: {
      use: 'An amount that may have more digits than are shown: fees, what is sent or received, sums of a statement.',
      instead: 'In headings, buttons and lists, and for prices and limits, use Money.',
      do: ['Round fees up with `rounding`, so that fee and rest add up to what is sent.'],
      dont: ['Put it into a link or a button.'],
      accessibility: ['A button only where digits are left out; it says that it shows every digit and whether it does.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { value: '1.845018450184501845', unit: 'MATU', rounding: 'up' },
} satisfies Meta<typeof ExactMoney>

export default meta
type Story = StoryObj<typeof meta>

export const Fee: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('button', { name: /^1\.8451.?MATU ?, show every digit$/, expanded: false })
    await userEvent.click(amount)
    await expect(canvas.getByRole('button', { name: /^1\.845018450184501845.?MATU/, expanded: true })).toBeVisible()
    await userEvent.click(amount)
    await expect(amount).toHaveAccessibleName(/^1\.8451.?MATU/)
  },
}
/** Nothing is left out, so nothing can be pressed. */
export const Whole: Story = { args: { value: '642.75' }, play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() }
export const Hidden: Story = { globals: { amounts: 'hidden' }, play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() }
export const Wide: Story = {
  args: { value: '123456789012345678.123456789012345678', size: 'xl' },
  globals: { viewport: { value: 'w360' } },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
}
