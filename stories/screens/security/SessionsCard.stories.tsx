import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idle, refused } from '#design-system/lib/submission.ts'
import { SessionsCard } from '#design-system/screens/security/SessionsCard.tsx'
import { inMain } from '../../inMain.tsx'
import { sessions } from '../samples/security.ts'

const meta = {
  title: 'screens/security/SessionsCard',
  component: SessionsCard,
  args: {
    sessions: ready(sessions),
    href: '/en/cabinet/profile/safety/sessions',
    changed: false,
    others: { ending: idle, onEnd: fn() },
  },
  decorators: [inMain],
} satisfies Meta<typeof SessionsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const Loading: Story = { args: { sessions: loading } }
export const Failed: Story = { args: { sessions: failed({ kind: 'server', status: 500 }, fn()) } }
/** The password was changed just now, and other devices are still signed in. */
export const Changed: Story = {
  args: { changed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }))
    await userEvent.type(await screen.findByLabelText('Password'), 'Matu-2026!')
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }))
    await expect(args.others.onEnd).toHaveBeenCalledWith('Matu-2026!')
  },
}
/** No others are left: nothing is offered. */
export const Alone: Story = { args: { sessions: ready(sessions.slice(0, 1)), changed: true } }
export const Refused: Story = {
  args: {
    changed: true,
    others: { ending: refused({ kind: 'invalid', status: 422 }, { password: ['This password is incorrect.'] }), onEnd: fn() },
  },
}
export const GermanAt360: Story = { args: Changed.args!, globals: { locale: 'de', viewport: { value: 'w360' } } }
