import BankIcon from '@phosphor-icons/core/regular/bank.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceCard } from '#design-system/components/ChoiceCard.tsx'
import { StatusChip } from '#design-system/components/StatusChip.tsx'

const meta = {
  title: 'components/ChoiceCard',
  component: ChoiceCard,
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

export const Open: Story = {}
export const NotThereYet: Story = { args: { action: null, state: <StatusChip>Not available yet</StatusChip> } }
export const Closed: Story = { args: { action: { label: 'Resumes on 21 August', href: null } } }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'w320' } } }
