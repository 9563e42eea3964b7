import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TransactionIcon } from '#design-system/components/data-display/TransactionIcon.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const types = [
  'deposit',
  'withdrawal',
  'exchange',
  'uta_refill',
  'uta_withdrawal',
  'uta_result',
  'uta_subscription',
  'referral_reward',
  'uta_referral_reward',
  'bonus',
  'insurance',
  'of_tomorrow',
]

const meta = {
  title: 'components/TransactionIcon',
  component: TransactionIcon,
  parameters: {
    usage: {
      use: 'The start of a transaction’s row or details.',
      instead: 'For other rows use IconDisc.',
      do: ['Pass the server’s type as it is.'],
      dont: ['Use it without the name of the type.'],
      accessibility: ['Decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { type: 'deposit' },
} satisfies Meta<typeof TransactionIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

/** Each transaction type has an icon of its own. The last one is unknown to this build. */
export const Types: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        {types.map((type) => (
          <Sample key={type} name={type}>
            <TransactionIcon type={type} />
          </Sample>
        ))}
      </Sheet>
    </OnCard>
  ),
  play: async ({ canvasElement }) => {
    const drawn = new Set([...canvasElement.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML))
    await expect(drawn.size).toBe(types.length)
  },
}

export const One: Story = {}
