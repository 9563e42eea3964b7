import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarsGlyph } from '#design-system/components/BarsGlyph.tsx'
import { Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/BarsGlyph',
  component: BarsGlyph,
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

export const Rank: Story = {}
export const Pool: Story = { args: { count: 6, filled: 6, height: 18 } }
export const None: Story = { args: { filled: 0 } }
