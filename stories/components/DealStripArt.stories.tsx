import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DealStripArt } from '#design-system/components/art/DealStripArt.tsx'
import { OnInk } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/DealStripArt',
  component: DealStripArt,
  parameters: {
    usage: {
      use: 'The dark panel beside the sign-in form.',
      instead: 'Never where real deals are meant: use DealTable.',
      do: ['Let it end a panel; it fills the width.'],
      dont: ['Use it on light surfaces.'],
      accessibility: ['Decorative: not read, and shows no figures.'],
      status: 'stable',
    } satisfies Usage,
  },
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
