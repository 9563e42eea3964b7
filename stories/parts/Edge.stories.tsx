import type { Meta, StoryObj } from '@storybook/react-vite'
import { Edge } from '#design-system/parts/Edge.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../sheet.tsx'

const meta = {
  title: 'parts/Edge',
  component: Edge,
  args: { segments: [{ share: 69.8 }, { share: 24.6 }, { share: 5.6 }], height: 28, label: 'MATU 69.8%, USDT 24.6%, BNB 5.6%' },
} satisfies Meta<typeof Edge>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  render: ({ segments, label }) => (
    <OnCard>
      <Sheet>
        <Sample name="Shares: height repeats the order">
          <Edge segments={segments} height={28} label={label ?? ''} />
        </Sample>
        <Sample name="Progress with needle">
          <Edge segments={[{ share: 63.6, tone: 'brand' }]} height={16} needle={63.6} label="63.6%" />
        </Sample>
        <Sample name="Share in a table">
          <Edge segments={[{ share: 24.6, tone: 2 }]} height={16} label="24.6%" />
        </Sample>
        <Sample name="Full, locked, over, nothing">
          <Sheet>
            <Edge segments={[{ share: 100, tone: 'positive' }]} height={16} label="Full" />
            <Edge
              segments={[
                { share: 60, tone: 'brand' },
                { share: 24, tone: 'past' },
              ]}
              height={16}
              label="60% working, 24% locked"
            />
            <Edge segments={[{ share: 80 }, { share: 30 }]} height={16} label="Rounded shares over the whole" />
            <Edge segments={[]} height={16} needle={0} label="Nothing yet" />
          </Sheet>
        </Sample>
        <Sample name="On ink">
          <OnInk>
            <Edge segments={segments} height={32} on="ink" label={label ?? ''} />
          </OnInk>
        </Sample>
        <Sample name="On ink, empty">
          <OnInk>
            <Edge segments={[]} height={32} on="ink" needle={0.3} label="Nothing yet" />
          </OnInk>
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
