import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AccordionItem } from '#design-system/components/data-display/AccordionItem.tsx'
import { VisuallyHidden } from '#design-system/components/utils/VisuallyHidden.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/AccordionItem',
  component: AccordionItem,
  parameters: {
    usage: {
      use: 'Questions of which a reader needs one or two: the help, the public pages.',
      instead: 'For content everybody needs, write it out; for a term in a form, use the field’s helper text.',
      do: ['Write the line as the question a person would ask.', 'Give an `id` to a question that other pages link to.'],
      dont: ['Nest one in another.', 'Hide conditions, fees or risks in a closed answer.'],
      accessibility: [
        'A native `details`: opened by Enter and Space, announced as expanded or collapsed, found by the browser’s page search.',
        'The question is a heading of level 3, so screen readers list the questions.',
      ],
      status: 'stable',
    } satisfies Usage,
  },
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
