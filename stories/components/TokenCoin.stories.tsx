import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenCoin } from '#design-system/components/TokenCoin.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/TokenCoin',
  component: TokenCoin,
  args: { token: 'MATU' },
} satisfies Meta<typeof TokenCoin>

export default meta
type Story = StoryObj<typeof meta>

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
