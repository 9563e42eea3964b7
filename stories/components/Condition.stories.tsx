import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Condition } from '#design-system/components/data-display/Condition.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Condition',
  component: Condition,
  parameters: {
    usage: {
      use: 'One measurable condition of a rank or a pool.',
      instead: 'For all conditions of a rank use RankConditions; for a share of a whole ShareBar.',
      do: ['Say what is missing in words below it.'],
      dont: ['Round the values: a missing USDT is a missing condition.'],
      accessibility: ['Name, value and target are text; the bar is decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { name: 'Team volume', value: '64200', target: '100000', children: '35,800 USDT to go' },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof Condition>

export default meta
type Story = StoryObj<typeof meta>

const needlesIn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('span > svg:not(.reeds)')

export const UnderWay: Story = {
  play: ({ canvasElement }) => expect(needlesIn(canvasElement)).toHaveLength(1),
}
/** Nothing is left to reach: no needle. */
export const Met: Story = {
  args: { value: '128400', children: 'Reached' },
  play: ({ canvasElement }) => expect(needlesIn(canvasElement)).toHaveLength(0),
}
/** No digit of the user's amounts is shown. */
export const Hidden: Story = {
  args: { children: '•••• USDT to go' },
  globals: { amounts: 'hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('64,200')
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
