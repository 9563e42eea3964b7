import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import ConsentBar from '#design-system/components/feedback/ConsentBar.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ConsentBar',
  component: ConsentBar,
  parameters: {
    usage: {
      use: 'Once per visit, where analytics need consent and the visitor has not answered.',
      instead: 'For other questions use Dialog; for announcements Notice.',
      do: ['Give both answers the same weight.', 'Use `end` on pages with a form.'],
      dont: ['Repeat the question after a refusal.'],
      accessibility: ['A named region. Shown by itself it takes no focus; opened from the footer it takes the focus and returns it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { onAnswer: fn(), place: 'edge' },
} satisfies Meta<typeof ConsentBar>

export default meta
type Story = StoryObj<typeof meta>

/** Shown automatically it takes no focus; both answers have equal weight. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^May we count/)).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t allow' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('no')
  },
}

/** Out of the way of a form: on wide screens on the dark right half. */
export const BesideAForm: Story = { args: { place: 'end' } }

export const BesideTheChatInGermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { besideChat: true },
}

export const RussianAt320: Story = { globals: { locale: 'ru', viewport: { value: 'w320' } }, args: { place: 'end' } }
