import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { logoutMachine } from '#app/machines/logout.machine.ts'
import { moneyWriteMachine } from '#app/machines/money-write.machine.ts'
import { refillMachine } from '#app/machines/refill.machine.ts'
import { sessionMachine } from '#app/machines/session.machine.ts'
import { verificationMachine } from '#app/machines/verification.machine.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = {
  title: 'machines/Machines',
  component: MachineDiagram,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MachineDiagram>

export default meta
type Story = StoryObj<typeof meta>

/** A refill after its post: attempts, pauses, tabs, and what comes after giving up. */
export const Refill: Story = {
  args: { machine: refillMachine, title: 'UTA refill' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /polling\.waiting after pause polling\.asking/ })).toBeInTheDocument()
  },
}
/** One intention that moves money, from the press to a known outcome. */
export const MoneyWrite: Story = { args: { machine: moneyWriteMachine, title: 'Money write' } }
export const Session: Story = { args: { machine: sessionMachine, title: 'Session' } }
export const Logout: Story = { args: { machine: logoutMachine, title: 'Logout' } }
export const Verification: Story = { args: { machine: verificationMachine, title: 'Verification' } }
