import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '#design-system/components/data-display/AddressText.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/AddressText',
  component: AddressText,
  parameters: {
    usage: {
      use: 'Wherever a blockchain address is read: rows, receipts, confirmations.',
      instead: 'For an address that is typed, use AddressField; for a link to the explorer, put it into a TextLink.',
      do: ['Show it `whole` before anything is sent to it.', 'Offer a CopyButton beside an address that people pass on.'],
      dont: ['Shorten it by hand, or break it yourself: it wraps between groups.'],
      accessibility: ['Screen readers and the clipboard get the full address in one piece.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E' },
} satisfies Meta<typeof AddressText>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { tags: ['daily'] }
export const Whole: Story = { args: { whole: true } }
export const WholeOnASmallPhone: Story = { args: { whole: true }, globals: { viewport: { value: 'w320' } } }
