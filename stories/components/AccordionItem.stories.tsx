import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AccordionItem } from '#design-system/components/AccordionItem.tsx'
import { VisuallyHidden } from '#design-system/components/VisuallyHidden.tsx'

const meta = {
  title: 'components/AccordionItem',
  component: AccordionItem,
  args: { question: 'Which network do the tokens use?', children: 'BNB Smart Chain, token standard BEP-20.' },
  render: (args) => (
    <section aria-label="Questions">
      <VisuallyHidden as="h2">Questions</VisuallyHidden>
      <AccordionItem {...args} />
    </section>
  ),
} satisfies Meta<typeof AccordionItem>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Which network do the tokens use?'))
    await expect(within(canvasElement).getByText(/BEP-20/)).toBeVisible()
  },
}
export const Open: Story = { args: { open: true } }
