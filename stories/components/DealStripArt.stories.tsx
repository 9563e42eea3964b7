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

/** Decoration on dark panels only; not read aloud. */
export const DarkPanel: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
/** The strip fills the available width; its bars keep their width. */
export const Phone: Story = { ...DarkPanel, globals: { viewport: { value: 'w320' } } }
