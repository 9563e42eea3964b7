import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from '#design-system/components/SkipLink.tsx'

const meta = {
  title: 'components/SkipLink',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="main">Content</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** The first tab stop, visible when focused. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
