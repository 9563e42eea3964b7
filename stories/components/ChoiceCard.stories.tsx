import BankIcon from '@phosphor-icons/core/regular/bank.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChoiceCard } from '#design-system/components/inputs/ChoiceCard.tsx'
import { StatusChip } from '#design-system/components/data-display/StatusChip.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ChoiceCard',
  component: ChoiceCard,
  parameters: {
    usage: {
      use: 'A choice between two or three ways whose differences matter: card or wallet, form or QR code.',
      instead: 'For options of a form use RadioGroup, for navigation ListRow.',
      do: ['Give all cards the same facts in the same order.', 'Say in `state` why a way is unavailable, and give it no `href`.'],
      dont: ['Use more than three.', 'Put a button on it: the card is the link.'],
      accessibility: ['The title names the card and its link, so that it is understood without what is around it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    art: <BankIcon width={28} height={28} />,
    title: 'To a bank card',
    children: 'Your USDT is converted and paid out to your bank card.',
    facts: [
      { name: 'Processing time', value: '1 to 3 bank days' },
      { name: 'Tokens', value: 'USDT' },
    ],
    href: '#choose',
  },
} satisfies Meta<typeof ChoiceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['daily'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'To a bank card' })
    // A press anywhere on the card follows it.
    const { left, bottom } = canvas.getByRole('region', { name: 'To a bank card' }).getBoundingClientRect()
    await expect(document.elementFromPoint(left + 24, bottom - 24)).toBe(link)
  },
}
export const NotAvailable: Story = { args: { href: null, state: <StatusChip>Not available yet</StatusChip> } }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'w320' } } }
