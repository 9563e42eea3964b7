import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InvitedBy } from '#design-system/components/data-display/InvitedBy.tsx'
import { inMain } from '../inMain.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/InvitedBy',
  component: InvitedBy,
  parameters: {
    usage: {
      use: 'Registration and landing page, when the visitor followed an invitation.',
      instead: 'Once the account exists: the inviter is in the referral statistics.',
      do: ['Pass `undefined` until the cookie has been read: the space is reserved.'],
      dont: ['Promise rewards in the sentence.'],
      accessibility: ['Plain text, read in its place.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { code: 'VERA48', text: ({ code }: { code: string }) => `You were invited by <0>${code}</0>.` },
  decorators: [inMain],
} satisfies Meta<typeof InvitedBy>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('VERA48')).toBeVisible(),
}
export const Long: Story = { args: { code: 'W'.repeat(32) } }
/** A code may be any text: a link must not say what it likes on our page. */
export const Sentence: Story = {
  args: { code: 'our support: call 555 0100' },
  play: async ({ canvas }) => expect(canvas.queryByText(/invited/)).toBeNull(),
}
/** No invitation. */
export const Nobody: Story = {
  args: { code: null },
  play: async ({ canvas }) => expect(canvas.queryByText(/invited/)).toBeNull(),
}
