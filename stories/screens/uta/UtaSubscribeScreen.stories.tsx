import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { UtaSubscribeScreen } from '#design-system/screens/uta/UtaSubscribeScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { balances, noBalances } from '../samples/balances.ts'
import { fresh } from '../samples/fresh.ts'
import { subscription, subscriptions } from '../samples/uta.ts'
import { sparseSubscriptions } from '../samples/sparse.ts'

const meta = {
  title: 'screens/uta/UtaSubscribeScreen',
  component: UtaSubscribeScreen,
  args: {
    subscriptions: fresh(subscriptions),
    balances: fresh(balances),
    submission: idle,
    outcome: idleOutcome,
    step: 'details',
    onReview: fn(),
    onEdit: fn(),
    onSubscribe: fn(),
    bought: null,
    links: { uta: '#uta', utaRefill: '#uta-refill', assetsRefill: '#refill', transactions: '#transactions', support: '#support' },
  },
  decorators: [inMain],
} satisfies Meta<typeof UtaSubscribeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The page's two steps. */
const Stepped: Story['render'] = (args) => {
  const [step, setStep] = useState(args.step)
  return <UtaSubscribeScreen {...args} step={step} onReview={() => setStep('review')} onEdit={() => setStep('details')} />
}

/** Extends a running subscription: the new one starts when it ends. */
export const Ready: Story = {
  render: Stepped,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^UTA 180/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Pay 210/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Extend for 210/ })
    await expect(dialog).toHaveTextContent('Sep 24, 2026')
    await userEvent.click(within(dialog).getByRole('button', { name: /^Pay 210/ }))
    await expect(args.onSubscribe).toHaveBeenCalledWith('uta-180')
  },
}
export const NotSubscribed: Story = { args: { subscriptions: ready({ ...subscriptions, data: [] }) } }
export const Loading: Story = { args: { subscriptions: loading, balances: loading } }
export const Failed: Story = { args: { subscriptions: failed({ kind: 'server' }, () => {}) } }
export const Empty: Story = { args: { subscriptions: ready({ data: [], plans: [] }) } }
export const TooLittle: Story = { args: { balances: ready(noBalances), subscriptions: ready({ ...subscriptions, data: [] }) } }
export const Busy: Story = { args: { submission: busy } }
export const Refused: Story = {
  args: { submission: refused({ kind: 'invalid', status: 422 }, { plan_id: ['Only 100 MATU are available.'] }) },
}
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const Unknown: Story = {
  args: {
    submission: refused({ kind: 'unknown-outcome' }),
    outcome: { state: 'unknown', phase: 'pausing', since: Date.parse('2026-08-14T14:19:40Z'), onCheck: fn() },
  },
}
export const Done: Story = { args: { bought: subscription } }
/** Submitted offline: nothing was sent. */
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = { args: { subscriptions: ready({ ...sparseSubscriptions, plans: subscriptions.plans ?? [] }) } }
/** The server lists no plans either. */
export const SparseWithoutPlans: Story = { args: { subscriptions: ready(sparseSubscriptions) } }
export const SparseDone: Story = { args: { bought: {} } }
