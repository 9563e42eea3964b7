import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from '#design-system/components/VisuallyHidden.tsx'

const meta = {
  title: 'components/VisuallyHidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      +4.80 <VisuallyHidden>US dollars gained</VisuallyHidden>
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
