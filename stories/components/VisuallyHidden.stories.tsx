import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from '#design-system/components/utils/VisuallyHidden.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    usage: {
      use: 'Words that sighted people get from the layout: units, directions, column names.',
      instead: 'To hide anything from everybody, leave it out; for an icon’s name use `aria-label`.',
      do: ['Keep it next to what it explains.'],
      dont: ['Repeat visible text.'],
      accessibility: ['Read in its place; it takes no space and never receives the focus.'],
      status: 'stable',
      changes: { '2026-11-23': 'Uses MUI’s `visuallyHidden`.' },
    } satisfies Usage,
  },
  args: { children: 'US dollars gained' },
  argTypes: { children: { description: 'What screen readers read in this place.' } },
  render: (args) => (
    <p>
      +4.80 <VisuallyHidden>{args.children}</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Read aloud with the line that contains it, and takes up no space there. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('US dollars gained')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(words.closest('p')).toHaveTextContent('+4.80 US dollars gained')
  },
}
