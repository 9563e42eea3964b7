import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareBar } from '#design-system/components/brand/ShareBar.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ShareBar',
  component: ShareBar,
  parameters: {
    usage: {
      use: 'How a whole is divided: tokens of a total, a pool’s shares.',
      instead: 'For results over time use ReedBars; for one value against a target Condition.',
      do: ['Show the figures beside it, by ShareLegend or a list in the same order.'],
      dont: ['Show more than six segments: sum up the rest.'],
      accessibility: ['With `label` a picture, without it decorative. Heights repeat the order, so that it works without colour.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { segments: [{ share: 69.8 }, { share: 24.6 }, { share: 5.6 }], height: 28, label: 'MATU 69.8%, USDT 24.6%, BNB 5.6%' },
} satisfies Meta<typeof ShareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  tags: ['daily'],
  render: ({ segments, label }) => (
    <OnCard>
      <Sheet>
        <Sample name="Shares: height repeats the order">
          <ShareBar segments={segments} height={28} label={label ?? ''} />
        </Sample>
        <Sample name="Progress with needle">
          <ShareBar segments={[{ share: 63.6, tone: 'primary' }]} height={16} needle={63.6} label="63.6%" />
        </Sample>
        <Sample name="Share in a table">
          <ShareBar segments={[{ share: 24.6, tone: 2 }]} height={16} label="24.6%" />
        </Sample>
        <Sample name="Full, locked, over, nothing">
          <Sheet>
            <ShareBar segments={[{ share: 100, tone: 'success' }]} height={16} label="Full" />
            <ShareBar
              segments={[
                { share: 60, tone: 'primary' },
                { share: 24, tone: 'past' },
              ]}
              height={16}
              label="60% working, 24% locked"
            />
            <ShareBar segments={[{ share: 80 }, { share: 30 }]} height={16} label="Rounded shares over the whole" />
            <ShareBar segments={[]} height={16} needle={0} label="Nothing yet" />
          </Sheet>
        </Sample>
        <Sample name="On ink">
          <OnInk>
            <ShareBar segments={segments} height={32} on="ink" label={label ?? ''} />
          </OnInk>
        </Sample>
        <Sample name="On ink, empty">
          <OnInk>
            <ShareBar segments={[]} height={32} on="ink" needle={0.3} label="Nothing yet" />
          </OnInk>
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
