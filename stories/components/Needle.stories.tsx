import type { Meta, StoryObj } from '@storybook/react-vite'
import { Needle } from '#design-system/components/Needle.tsx'
import { ShareBar } from '#design-system/components/ShareBar.tsx'
import { OnCard } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/Needle',
  component: Needle,
  args: { at: 63.6 },
} satisfies Meta<typeof Needle>

export default meta
type Story = StoryObj<typeof meta>

/** A needle needs a scale as its container; here a share bar. */
export const OnAnEdge: Story = {
  render: ({ at }) => (
    <OnCard>
      <ShareBar segments={[{ share: at, tone: 'brand' }]} needle={at} height={16} label={`${at}%`} />
    </OnCard>
  ),
}
