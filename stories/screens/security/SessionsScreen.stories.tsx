import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { SessionsScreen } from '#design-system/screens/security/SessionsScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { sessions, signIns } from '../samples/security.ts'

const onEnd = fn()
const meta = {
  title: 'screens/security/SessionsScreen',
  component: SessionsScreen,
  args: {
    sessions: ready(sessions),
    ending: { ...idle, id: null },
    onEnd: fn(),
    others: { ending: idle, onEnd },
    ended: null,
    signIns: ready(signIns),
    end: { more: true, loading: false, failed: false, onMore: fn() },
    links: { safety: '/en/cabinet/profile/safety' },
  },
  decorators: [inMain],
} satisfies Meta<typeof SessionsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** One session is ended, then all others with the password. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'End the session of Chrome on Windows' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'End the session of Chrome on Android' }))
    await expect(args.onEnd).toHaveBeenCalledWith('ses-3')
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }))
    await userEvent.type(await screen.findByLabelText('Password'), 'Matu-2026!')
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }))
    await expect(onEnd).toHaveBeenCalledWith('Matu-2026!')
  },
}
export const Loading: Story = { args: { sessions: loading, signIns: loading } }
export const Failed: Story = {
  args: { sessions: failed({ kind: 'server', status: 500 }, fn()), signIns: failed({ kind: 'network' }, fn()) },
}
/** Only this device, and nothing to tell of earlier. */
export const Empty: Story = {
  args: { sessions: ready(sessions.slice(0, 1)), signIns: ready([]), end: { more: false, loading: false, failed: false, onMore: fn() } },
}
export const Offline: Story = {
  args: {
    sessions: ready(sessions, { savedAt: Date.parse('2026-08-14T11:00:00Z'), problem: { kind: 'offline' }, retry: fn() }),
    ending: { ...refused({ kind: 'offline' }), id: 'ses-3' },
  },
}
export const Busy: Story = { args: { ending: { ...busy, id: 'ses-3' } } }
/** The question is not answered without the password. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }))
    await userEvent.click(await screen.findByRole('button', { name: 'End sessions' }))
    await expect(screen.getByLabelText('Password')).toBeInvalid()
  },
}
export const Refused: Story = {
  args: {
    others: { ending: idle, onEnd: fn() },
    ending: { ...refused({ kind: 'server', status: 500 }), id: 'ses-3' },
  },
}
export const Throttled: Story = { args: { ending: { ...refused({ kind: 'throttled', status: 429, retryAfter: 42 }), id: 'ses-3' } } }
export const Ended: Story = { args: { sessions: ready(sessions.slice(0, 1)), ended: 'others' } }
/** The server tells of the sessions only. */
export const WithoutHistory: Story = { args: { signIns: null } }
export const NextPageFailed: Story = { args: { end: { more: true, loading: false, failed: true, onMore: fn() } } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt320: Story = { globals: { locale: 'ru', viewport: { value: 'w320' } } }
