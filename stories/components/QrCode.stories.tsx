import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '#design-system/components/data-display/QrCode.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/QrCode',
  component: QrCode,
  parameters: {
    usage: {
      use: 'What another device should read: a deposit address, the key of an authenticator.',
      instead: 'As the only way: a phone cannot scan itself.',
      do: ['Show the content as text with a CopyButton beside it.', 'Keep it at 200 px or more.'],
      dont: ['Invert or tint it: scanners need dark on light, also in the dark theme.'],
      accessibility: ['A picture whose name says what it contains, shortened.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { value: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E', label: 'Deposit address, 0x7A3f…C91e' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('img', { name: args.label })).toBeVisible()
  },
}
export const PaymentRequest: Story = {
  args: {
    value:
      'ethereum:0x55d398326f99059fF775485246999027B3197955@56/transfer?address=0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E&uint256=1234500000000000000001',
    label: 'Payment request, 1,234.500000000000000001 USDT',
  },
}
/** Dark on white even in the dark theme: scanners read nothing else reliably. */
export const Dark: Story = { globals: { theme: 'dark' } }
export const OnASmallPhone: Story = { args: { size: 400 }, globals: { viewport: { value: 'w320' } } }
