import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarsGlyph } from '#design-system/components/brand/BarsGlyph.tsx'
import { Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/BarsGlyph',
  component: BarsGlyph,
  parameters: {
    usage: {
      use: 'A rank or a pool in a row or a chip, beside its name.',
      instead: 'For progress towards a rank use RankLadder, for shares ShareBar.',
      do: ['Write the rank’s name beside it.'],
      dont: ['Use it for figures: its height has no scale.'],
      accessibility: ['Decorative; the name says the same.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { count: 5, filled: 3 },
  decorators: [
    (Story) => (
      <Sheet>
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof BarsGlyph>

export default meta
type Story = StoryObj<typeof meta>

export const Rank: Story = { tags: ['daily'] }
export const Pool: Story = { args: { count: 6, filled: 6, height: 18 } }
export const None: Story = { args: { filled: 0 } }
