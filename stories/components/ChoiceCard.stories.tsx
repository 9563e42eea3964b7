import BankIcon from '@phosphor-icons/core/regular/bank.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
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
      do: ['Give all cards the same facts in the same order.', 'Say in `state` why a way is unavailable, and leave its button out.'],
      dont: ['Use more than three.'],
      accessibility: ['The title names the card and describes its button, so that “Choose” is never read alone.'],
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
    action: { label: 'Choose', href: '#choose' },
  },
} satisfies Meta<typeof ChoiceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['daily'] }
export const NotThereYet: Story = { args: { action: null, state: <StatusChip>Not available yet</StatusChip> } }
export const Closed: Story = { args: { action: { label: 'Resumes on August 21', href: null } } }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'w320' } } }
