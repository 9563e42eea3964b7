import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { logoutMachine } from '#app/machines/logout.machine.ts'
import { moneyWriteMachine } from '#app/machines/money-write.machine.ts'
import { refillMachine } from '#app/machines/refill.machine.ts'
import { sessionMachine } from '#app/machines/session.machine.ts'
import { verificationMachine } from '#app/machines/verification.machine.ts'
import { withdrawalMachine } from '#app/machines/withdrawal.machine.ts'
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

// Not as args: a machine knows its own parts, and the workbench would write them out.
const live = (props: ComponentProps<typeof LiveMachine>): Story => ({ render: () => <LiveMachine {...props} /> })

const kinds = [{ kind: 'normal' }, { kind: 'forced' }]

/** A refill after its post: attempts, pauses, tabs, and what comes after giving up. */
export const Refill: Story = {
  ...live({
    machine: refillMachine,
    title: 'UTA refill',
    carried: {
      ACCEPTED: [{ request_id: 'rq-1' }],
      RESUME: [{ request_id: 'rq-1', attempt: 18 }],
      SEEN: [{ attempt: 7 }],
      RESULT: [{ id: 'dl-1' }],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /polling\.waiting after pause polling\.asking/ })).toBeInTheDocument()
    // The last of twenty attempts, then given up.
    for (const name of ['RESUME: request_id rq-1, attempt 18', 'LEAD', 'PENDING', 'after pause', 'PENDING'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByRole('status')).toHaveTextContent('gaveUp.resting')
    await expect(canvas.getByRole('img', { name: /now in gaveUp, gaveUp\.resting/ })).toBeInTheDocument()
    await expect(canvas.getByText('request_id rq-1, attempt 20, result_id null')).toBeInTheDocument()
  },
}
/** One intention that moves money, from the press to a known outcome. */
export const MoneyWrite: Story = live({
  machine: moneyWriteMachine,
  title: 'Money write',
  input: { traceable: true, looks: 2 },
  carried: { START: [{ key: 'key-1', at: 0 }], RESUME: [{ key: 'key-1', at: 0, settled: false }] },
})
/** One withdrawal from the form to its end. */
export const Withdrawal: Story = live({
  machine: withdrawalMachine,
  title: 'Withdrawal',
  input: { following: false },
  carried: { ANSWER: ['awaiting_confirmation', 'processing', 'done', 'rejected'].map((status) => ({ status })) },
})
export const Session: Story = live({
  machine: sessionMachine,
  title: 'Session',
  input: { hasToken: false },
  carried: { TOKEN: [{ token: '…' }], OTHER_TAB_OUT: kinds },
})
export const Logout: Story = live({ machine: logoutMachine, title: 'Logout', carried: { OTHER_TAB: kinds } })
export const Verification: Story = live({
  machine: verificationMachine,
  title: 'Verification',
  carried: { STATUS: [true, false].map((verified) => ({ verified, twoFactor: true })) },
})
