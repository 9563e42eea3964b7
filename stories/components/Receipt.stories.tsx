import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '#design-system/components/data-display/AddressText.tsx'
import { ExactMoney } from '#design-system/components/data-display/ExactMoney.tsx'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Receipt } from '#design-system/components/data-display/Receipt.tsx'
import type { Usage } from '../site/usage.ts'

const address = '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E'

const meta = {
  title: 'components/Receipt',
  component: Receipt,
  parameters: {
    usage: {
      use: 'What became of money that moved: withdrawal, exchange, policy.',
      instead: 'Before it moves use ReviewStep.',
      do: [
        'Give it an address of its own, so that it can be returned to.',
        'Show the fee and the network; amounts and fees are ExactMoney.',
      ],
      dont: ['Show it before the server has answered.'],
      accessibility: ['Facts are a description list; it prints on one page in dark on white.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    title: 'Withdrawal',
    amount: { value: '1250', unit: 'USDT' },
    status: 'done',
    facts: [
      { name: 'Fee', value: <ExactMoney value="1.845018450184501845" unit="MATU" rounding="up" />, text: '1.845018450184501845 MATU' },
      { name: 'Network', value: 'BSC' },
      { name: 'Created', value: 'Aug 14, 2026, 14:20 GMT' },
      { name: 'ID', value: 'wd-77' },
      { name: 'Address', long: true, value: <AddressText address={address} whole />, text: address },
      { name: 'Wallet receives', value: '1,250.00 USDT', sum: true },
    ],
    address: 'https://cabinet.example/en/cabinet/actives/withdraw/wallet?receipt=wd-77',
  },
} satisfies Meta<typeof Receipt>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = { tags: ['daily'] }
export const WithAnotherVerb: Story = {
  args: { status: 'awaiting_confirmation', actions: <Button variant="soft">Cancel withdrawal</Button> },
}
export const Hidden: Story = { globals: { amounts: 'hidden' } }
export const NineDigitsInGerman: Story = {
  args: { title: 'Auszahlung', amount: { value: '123456789.000000000000000001', unit: 'USDT' } },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
