import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '#design-system/components/data-display/AddressText.tsx'
import { ChainValue } from '#design-system/components/data-display/ChainValue.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const address = '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E'

const meta = {
  title: 'components/ChainValue',
  component: ChainValue,
  parameters: {
    usage: {
      use: 'An address or a transaction hash among the facts of a receipt or a detail.',
      instead: 'For an address that is typed, use AddressField.',
      do: ['Show the whole value; it is copied as it stands.', 'Offer no copying of a sender’s address.'],
      dont: ['Leave only the link: without an explorer the value is still copied.'],
      accessibility: ['The copy button is named after what it copies.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    value: address,
    copy: 'Copy address',
    open: { href: `https://bscscan.example/address/${address}`, label: 'View address in explorer' },
    children: <AddressText address={address} whole />,
  },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof ChainValue>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
/** A sender's address: to be read and looked up, not to be used. */
export const WithoutCopy: Story = { args: { copy: null } }
export const WithoutExplorer: Story = { args: { open: null } }
export const At360: Story = { globals: { viewport: { value: 'w360' } } }
