import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { authMachine } from '#app/src/auth/auth.machine.ts'
import { signOutMachine } from '#app/src/auth/sign-out.machine.ts'
import { moneyWriteMachine } from '#app/src/money/money-write.machine.ts'
import { refillMachine } from '#app/src/money/refill.machine.ts'
import { reviewMachine } from '#app/src/money/review.machine.ts'
import { ofAPage } from '../foundations/page.tsx'
import { inMain } from '../inMain.tsx'
import { LiveMachine } from './LiveMachine.tsx'

const meta = {
  title: 'machines/Machines',
  parameters: { ...ofAPage, controls: { disable: true } },
  decorators: [inMain],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

// Not passed as args: a machine contains circular references, which Storybook would try to serialise.
const live = (props: ComponentProps<typeof LiveMachine>): Story => ({ render: () => <LiveMachine {...props} /> })

/** The output of an actor. */
const ended = (output: { state: string }): object => ({ output })
const failed = (kind: string): object => ({ error: Object.assign(new Error(kind), { name: 'ApiError', kind }) })

const endings = ['normal', 'forced']

/** A refill after it was posted: attempts, pauses, tabs, and what follows giving up. */
export const Refill: Story = {
  ...live({
    machine: refillMachine,
    title: 'UTA refill',
    carried: {
      ACCEPTED: [{ request_id: 'rq-1' }],
      RESUME: [{ request_id: 'rq-1', attempt: 18 }],
      SEEN: [{ attempt: 7 }],
      'xstate.done.actor.ask': [{ id: null }, { id: 'dl-1' }, { id: null, status: 'failed' }].map((delegation) => ({
        output: { delegation, checkedAt: 0 },
      })),
      'xstate.error.actor.ask': ['missing', 'network', 'offline'].map(failed),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /polling\.waiting after pause polling\.asking/ })).toBeInTheDocument()
    // The last of twenty attempts, then it gives up.
    for (const name of ['RESUME: request_id rq-1, attempt 18', 'LEAD', /^ask fails: network/, 'after pause', /^ask fails: network/])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('status')).toHaveTextContent('gaveUp.resting')
    await expect(canvas.getByRole('img', { name: /now in gaveUp, gaveUp\.resting/ })).toBeInTheDocument()
    await expect(canvas.getByText(/^request_id rq-1, attempt 20, delegation/)).toBeInTheDocument()
  },
}
/** One write that moves money, from the press to a known outcome. */
export const MoneyWrite: Story = {
  ...live({
    machine: moneyWriteMachine,
    title: 'Money write',
    input: { traceable: true, lookUpsNeeded: 2 },
    carried: {
      START: [{ key: 'key-1', at: 0, values: 'as typed' }],
      RESUME: [{ key: 'key-1', at: 0 }],
      'xstate.done.actor.send': [
        { state: 'answered', result: 'wd-1' },
        { state: 'pending', key: 'key-0', at: 0 },
        { state: 'elsewhere' },
      ].map(ended),
      'xstate.error.actor.send': ['invalid', 'unknown-outcome'].map(failed),
      'xstate.done.actor.lookUp': [{ state: 'found', result: 'wd-1' }, { state: 'absent' }, { state: 'unsure' }].map(ended),
      'xstate.error.actor.lookUp': ['network'].map(failed),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    // No response, and the look-ups prove nothing: only the user can settle it.
    for (const name of [/^START/, /^send fails: .*unknown-outcome/, /^lookUp ends: unsure/, 'after pause', /^lookUp ends: unsure/])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('status')).toHaveTextContent('unknown.manual')
    await expect(canvas.getByRole('button', { name: 'RELEASE' })).toBeEnabled()
  },
}
/** The review before something is sent; its steps are entries of the browser's history. */
export const Review: Story = live({
  machine: reviewMachine,
  title: 'Review',
  carried: { AT: [{ step: 'details' }, { step: 'review' }, { step: 'review', drafted: true }] },
})
/** Authentication: the session, its end, verification, and the resulting navigation, in parallel regions. */
export const Auth: Story = {
  ...live({
    machine: authMachine,
    title: 'Auth',
    input: { hasToken: false },
    carried: {
      SIGN_IN: [{ credentials: { by: 'password' } }],
      CODE: [{ challenge: { code: '246810' } }],
      'xstate.done.actor.attempt': [{ output: { two_factor: true } }, { output: { auth_token: 'a token' } }],
      'xstate.done.actor.user': [{ output: { email: 'trader@matu.test' } }],
      'xstate.done.actor.status': [{ output: { telegram: 'unverified', '2fa': 'disabled' } }],
      OTHER_TAB_OUT: endings.map((ending) => ({ ending })),
      ENDED: endings.flatMap((ending) => [true, false].map((elsewhere) => ({ ending, elsewhere }))),
      STATUS: [true, false].map((verified) => ({ verified, twoFactor: true })),
      GO: ['home', 'login', 'returnTo'].map((to) => ({ to })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    // Password, code, user; then signed out: navigates home at once and clears half a second later.
    for (const name of [/^SIGN_IN/, /^attempt ends: true/, /^CODE/, /^attempt ends: a token/, /^user ends/, 'SIGN_OUT'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'session.absent.anonymous, logout.leaving, verification.unknown, redirect.moving',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'after clearing' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('logout.idle')
  },
}
/** A sign-out on its way to the server. */
export const SignOut: Story = live({
  machine: signOutMachine,
  title: 'Sign-out',
  carried: { 'xstate.error.actor.send': ['offline'].map(failed) },
})
