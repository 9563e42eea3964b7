import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '#design-system/parts/AddressText.tsx'
import { Facts } from '#design-system/parts/Facts.tsx'
import { OnCard } from '../sheet.tsx'

const meta = {
  title: 'parts/Facts',
  component: Facts,
  args: {
    items: [
      { name: 'Amount', value: '1,250.00 USDT' },
      { name: 'Fee', value: '2.50 USDT' },
      { name: 'Left out', value: null },
      { name: 'Address', long: true, value: <AddressText address="0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e" whole /> },
      { name: 'You receive', value: '1,247.50 USDT', sum: true },
    ],
  },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Sum: Story = {}
export const German: Story = {
  args: { items: [{ name: 'Voraussichtlich ausgezahlter Nettobetrag', value: '1.247,500000000000000001 USDT' }] },
  globals: { locale: 'de', viewport: { value: 'w320' } },
}
