import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from '#design-system/components/navigation/SkipLink.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/SkipLink',
  component: SkipLink,
  parameters: {
    usage: {
      use: 'The first element of every layout.',
      instead: 'Within a page use links to headings.',
      do: ['Point it at the element with the page’s own content.'],
      dont: ['Hide it from the keyboard.'],
      accessibility: ['Visible when focused, and moves the focus, not only the view.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { target: 'main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
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
