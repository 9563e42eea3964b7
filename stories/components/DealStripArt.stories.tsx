import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DealStripArt } from '#design-system/components/art/DealStripArt.tsx'
import { OnInk } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/DealStripArt',
  component: DealStripArt,
  render: () => (
    <OnInk>
      <DealStripArt />
    </OnInk>
  ),
} satisfies Meta<typeof DealStripArt>

export default meta
type Story = StoryObj<typeof meta>

/** Ornament on ink alone: drawn, not read aloud. */
export const OnInkGround: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
/** The strip takes the width there is; its bars stay as thin. */
export const Phone: Story = { ...OnInkGround, globals: { viewport: { value: 'w320' } } }
