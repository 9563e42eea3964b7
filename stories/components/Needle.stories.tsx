import type { Meta, StoryObj } from '@storybook/react-vite'
import { Needle } from '#design-system/components/brand/Needle.tsx'
import { ShareBar } from '#design-system/components/brand/ShareBar.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Needle',
  component: Needle,
  parameters: {
    usage: {
      use: 'The current value on a scale: a bar, a ruler, a calendar.',
      instead: 'As an accent or a pointer elsewhere: orange means “here, now”.',
      do: ['One per scale, and say the value in words beside it.'],
      dont: ['Animate it: it stands where the value is.'],
      accessibility: ['Decorative; the scale around it has the text. In forced colours it is drawn in Highlight.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { at: 63.6 },
} satisfies Meta<typeof Needle>

export default meta
type Story = StoryObj<typeof meta>

/** A needle needs a scale as its container; here a share bar. */
export const OnAnEdge: Story = {
  tags: ['daily'],
  render: ({ at }) => (
    <OnCard>
      <ShareBar segments={[{ share: at, tone: 'primary' }]} needle={at} height={16} label={`${at}%`} />
    </OnCard>
  ),
}
