import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenCoin } from '#design-system/components/data-display/TokenCoin.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/TokenCoin',
  component: TokenCoin,
  parameters: {
    usage: {
      use: 'A token in rows, fields and cards.',
      instead: 'For a person use Avatar; for a transaction TransactionIcon.',
      do: ['Write the token’s symbol beside it, or give `label`.'],
      dont: ['Use logos of other tokens: unknown ones get their letters.'],
      accessibility: ['Decorative without `label`.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { token: 'MATU' },
} satisfies Meta<typeof TokenCoin>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const Matrix: Story = {
  render: () => (
    <Sheet>
      {['MATU', 'USDT', 'BNB', 'CAKE'].map((token) => (
        <Sample key={token} name={token}>
          <div>
            {[20, 32, 44, 56].map((size) => (
              <TokenCoin key={size} token={token} size={size} label={`${token}, ${size}`} />
            ))}
          </div>
        </Sample>
      ))}
    </Sheet>
  ),
}
