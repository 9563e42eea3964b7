import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { PasswordResetScreen } from '#design-system/screens/auth/PasswordResetScreen.tsx'
import { german, inAuthLayout, russian } from './frame.tsx'
import { calledOnceWith } from '../../forms/calledOnceWith.ts'

const meta = {
  title: 'screens/auth/PasswordReset',
  component: PasswordResetScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inAuthLayout],
  args: { sent: null, links: { login: '/en/login' }, submission: idle, onSubmit: fn(), onAgain: fn() },
} satisfies Meta<typeof PasswordResetScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = { tags: ['daily'] }

export const Sends: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(within(page).getByLabelText('Email'), 'vera.lindt@example.com{Enter}')
    await calledOnceWith(args.onSubmit, { email: 'vera.lindt@example.com' })
  },
}

export const Invalid: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(within(page).getByLabelText('Email'), 'vera{Enter}')
    await waitFor(() => expect(within(page).getByLabelText('Email')).toHaveAccessibleDescription('Email is not valid.'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The page of a reset link was reloaded, which loses its token. */
export const LinkLost: Story = { args: { linkLost: true } }

export const Busy: Story = { args: { submission: busy } }
export const Refused: Story = {
  args: { submission: refused({ kind: 'invalid', status: 422 }, { email: ['Wait a moment before you try again.'] }) },
}
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 60 }) } }
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }

const sent = { email: 'vera.lindt@example.com', againAt: Date.parse('2026-08-14T14:20:42Z') }

/** The same for known and unknown addresses. */
export const Sent: Story = {
  args: { sent },
  play: async ({ canvasElement: page, args }) => {
    await expect(within(page).getByText('If there’s an account for vera.lindt@example.com, we’ve emailed you a link.')).toBeVisible()
    await expect(within(page).getByRole('button', { name: 'Another link in 0:42' })).toBeDisabled()
    await userEvent.click(within(page).getByRole('button', { name: 'Use another address' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

/** After a minute. */
export const AnotherLink: Story = {
  args: { sent: { ...sent, againAt: 0 } },
  play: async ({ canvasElement: page, args }) => {
    await userEvent.click(within(page).getByRole('button', { name: 'Send another link' }))
    await calledOnceWith(args.onSubmit, { email: 'vera.lindt@example.com' })
  },
}

export const GermanAt360: Story = { globals: german }
export const SentInRussian: Story = { globals: russian, args: { sent } }
