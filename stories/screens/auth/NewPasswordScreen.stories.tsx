import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { NewPasswordScreen } from '#design-system/screens/auth/NewPasswordScreen.tsx'
import { german, inAuthLayout, russian } from './frame.tsx'
import { calledOnceWith } from '../../forms/calledOnceWith.ts'

const meta = {
  title: 'screens/auth/NewPassword',
  component: NewPasswordScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inAuthLayout],
  args: {
    step: 'form',
    email: 'vera.lindt@example.com',
    links: { login: '/en/login', passwordReset: '/en/password-reset' },
    submission: idle,
    onSubmit: fn(),
  },
} satisfies Meta<typeof NewPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = { tags: ['daily'] }

export const Sends: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(within(page).getByLabelText('New password'), 'Tr4verse26!')
    await userEvent.type(within(page).getByLabelText('Confirm password'), 'Tr4verse26!{Enter}')
    await calledOnceWith(args.onSubmit, { password: 'Tr4verse26!', password_confirmation: 'Tr4verse26!' })
  },
}

export const Invalid: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(within(page).getByLabelText('New password'), 'traverse')
    await userEvent.type(within(page).getByLabelText('Confirm password'), 'travers{Enter}')
    await waitFor(() => expect(within(page).getByLabelText('Confirm password')).toHaveAccessibleDescription('The passwords don’t match.'))
    await expect(within(page).getByText('This password doesn’t meet all the requirements.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Busy: Story = { args: { submission: busy } }
export const Refused: Story = {
  args: { submission: refused({ kind: 'invalid', status: 422 }, { password: ['This password has appeared in a leak.'] }) },
}
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 60 }) } }
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }
export const Expired: Story = {
  args: { step: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your password wasn’t changed/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/en/password-reset')
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}
export const Done: Story = { args: { step: 'done' } }
export const GermanAt360: Story = { globals: german }
export const ExpiredInRussian: Story = { globals: russian, args: { step: 'expired' } }
