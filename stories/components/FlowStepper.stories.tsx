import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FlowStepper } from '#design-system/components/navigation/FlowStepper.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/FlowStepper',
  component: FlowStepper,
  parameters: {
    usage: {
      use: 'A task of three to five steps on one address or more: amount, review, transfer.',
      instead: 'For pages without an order use SectionTabs.',
      do: ['Name steps by what they are about, in one or two words.'],
      dont: ['Make the steps links: back is a button of the step.'],
      accessibility: ['An ordered list; the current step is marked, finished ones are read as done.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Stepper.' },
    } satisfies Usage,
  },
  args: { steps: ['Amount', 'Review', 'Transfer'], current: 1 },
} satisfies Meta<typeof FlowStepper>

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
