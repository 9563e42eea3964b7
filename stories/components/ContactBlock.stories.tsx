import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ContactBlock } from '#design-system/components/feedback/ContactBlock.tsx'
import { noSupport } from '#design-system/provider/SupportContext.ts'
import type { Usage } from '../site/usage.ts'
import { emailSupport, everySupport, withSupport } from '../withSupport.tsx'

const meta = {
  title: 'components/ContactBlock',
  component: ContactBlock,
  parameters: {
    usage: {
      use: 'At the end of the help, and wherever the user cannot go on alone: a page that failed, an unknown outcome, a pause.',
      instead: 'Inside a sentence use TextLink with the first way to reach support.',
      do: ['Leave it out of the texts: it shows what the deployment’s settings name, and nothing if they name nothing.'],
      dont: ['Promise support in a text beside it without asking whether there is any.'],
      accessibility: ['A region with a heading; each way is a link whose name is the address itself.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { onChat: fn() as (() => void) | null },
  decorators: [withSupport(everySupport)],
} satisfies Meta<typeof ContactBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }))
    await expect(args.onChat).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Mon–Fri, 8:00 AM – 8:00 PM, GMT+2')).toBeVisible()
    await expect(canvas.getByText('Replies within 24 hours')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '@matu_support' })).toHaveAttribute('href', 'https://t.me/matu_support')
    await expect(canvas.getByRole('link', { name: 'Contact form' })).toHaveAttribute(
      'href',
      'https://help.matu.example/form?subject=MATU+Cabinet%3A+%2Fhelp',
    )
  },
}
export const EmailOnly: Story = { args: { onChat: null }, decorators: [withSupport(emailSupport)] }
/** Inside a notice. */
export const Plain: Story = { args: { plain: true, onChat: null } }
/** Nothing is configured: nothing is drawn. */
export const Nothing: Story = {
  decorators: [withSupport(noSupport)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
