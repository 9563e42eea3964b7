import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '#design-system/components/data-display/Money.tsx'
import { Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Money',
  component: Money,
  parameters: {
    usage: {
      use: 'Every amount of a token or a currency.',
      instead: 'For percentages use Delta; for an amount that is typed AmountField.',
      do: [
        'Pass the server’s string as it is.',
        'Use `ExactMoney` where money moves: fees, confirmations, receipts.',
        'Use `result` for what a trade brought, `gain` for what came in.',
      ],
      dont: ['Round, add or format it yourself, or abbreviate it (1.2k).', 'Use `hero` twice on a page.'],
      accessibility: ['Read as one number with its unit. Hidden amounts are read as “hidden”, not as dots. It never breaks inside.'],
      status: 'stable',
      changes: { '2026-11-23': 'Whether amounts are hidden comes from the design system’s context.' },
    } satisfies Usage,
  },
  args: { value: '13081.32', unit: 'USD', size: 'hero' },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = { tags: ['daily'] }

/** All sizes, each token with its own number of digits. */
export const Sizes: Story = {
  render: () => (
    <Sheet>
      <Money value="13081.32" unit="USD" size="hero" />
      <Money value="6240.18" unit="USDT" size="xl" />
      <Money value="-320" unit="MATU" size="lg" decimals={2} />
      <Money value="8420.5" unit="MATU" size="md" />
      <Money value="1.2046" unit="BNB" size="sm" />
      <Money value="0.000000000000000001" unit="BNB" size="sm" />
      <Money value="1234.500000000000000001" unit="USDT" size="sm" exact />
    </Sheet>
  ),
}

export const Results: Story = {
  render: () => (
    <Sheet>
      <Money value="18.42" unit="USDT" result />
      <Money value="-2.8" unit="USDT" result />
      <Money value="0" unit="USDT" result />
      <Money value="500" unit="USDT" gain />
      <Money value="-320" unit="MATU" gain decimals={2} />
    </Sheet>
  ),
}

export const Hidden: Story = { globals: { amounts: 'hidden' } }
/** A public figure, a price, or an amount being decided on: shown even if the user hides amounts. */
export const AlwaysShown: Story = { args: { hidden: false }, globals: { amounts: 'hidden' } }
export const Stale: Story = { args: { stale: true, size: 'xl' } }
