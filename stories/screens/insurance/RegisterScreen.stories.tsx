import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { insuranceTypes } from '#mocks/fixtures/market.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { RegisterScreen } from '#design-system/screens/insurance/RegisterScreen.tsx'
import { balances, noBalances } from '../samples/balances.ts'
import { fresh } from '../samples/fresh.ts'
import { insurance } from '../samples/uta.ts'
import { inMarketingLayout } from './frame.tsx'
import { sparsePolicy, sparseType } from '../samples/sparse.ts'

const meta = {
  title: 'screens/insurance/RegisterScreen',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    types: fresh([...insuranceTypes]),
    insurances: fresh([]),
    chosen: insuranceTypes[1]!.uuid,
    balances: fresh(balances),
    step: 'details',
    onReview: fn(),
    onEdit: fn(),
    submission: idle,
    outcome: idleOutcome,
    onSubmit: fn(),
    receipt: null,
    links: { terms: '#terms', refill: '#refill', transactions: '#transactions', support: '#support', insurance: '#insurance' },
  },
  decorators: [inMarketingLayout],
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The page's two steps. */
const Stepped: Story['render'] = (args) => {
  const [step, setStep] = useState(args.step)
  return <RegisterScreen {...args} step={step} onReview={() => setStep('review')} onEdit={() => setStep('details')} />
}

/** Each policy can be selected; the summary follows. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^Base/ }))
    await expect(canvas.getByRole('button', { name: /^Pay 20.MATU$/ })).toBeVisible()
  },
}
export const Blank: Story = {
  render: Stepped,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: /^Pay 45.MATU$/ }))
    const asked = () => screen.findByRole('dialog', { name: /^Buy Plus for 45.MATU\?$/ })
    await asked()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    // Cancels, and immediately continues again.
    await userEvent.click(canvas.getByRole('button', { name: /^Pay 45.MATU$/ }))
    const dialog = await asked()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!)
    await expect(args.onSubmit).toHaveBeenCalledWith(insuranceTypes[1]!.uuid)
  },
}
/** Another policy is running: the review says what of it is lost. */
export const Replaces: Story = {
  render: Stepped,
  args: { insurances: ready([insurance]), chosen: insuranceTypes[2]!.uuid },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: /^Pay 110.MATU$/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Buy Full/ })
    await expect(dialog).toHaveTextContent(
      /Plus ends when the new policy starts\. You won’t get a refund for the remaining time \(\d+ days\)\./,
    )
  },
}
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay 45.MATU$/ }))
    await expect(await canvas.findByText('Check this box to continue.')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const Busy: Story = { args: { submission: busy } }
export const Refused: Story = {
  args: { submission: refused({ kind: 'invalid' }, { insurance_type_uuid: ['No Insurance type'] }) },
}
export const UnknownOutcome: Story = {
  args: {
    submission: refused({ kind: 'unknown-outcome' }),
    outcome: { state: 'unknown', phase: 'manual', since: Date.parse('2026-08-14T14:19:00Z'), onCheck: fn() },
  },
}
export const NotEnough: Story = { args: { balances: ready(noBalances), insurances: ready([insurance]) } }
/** Nothing is on sale at the moment. */
export const Empty: Story = {
  args: { types: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible()
    await expect(canvas.getByText(/Contact support to ask/)).toBeVisible()
  },
}
/** No support contact is configured. */
export const EmptyWithoutSupport: Story = {
  args: { types: ready([]), links: { ...meta.args.links, support: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No policies are available right now.')).toBeVisible()
    await expect(canvas.queryByText(/Contact support/)).toBeNull()
  },
}
export const Loading: Story = { args: { types: loading } }
export const Failed: Story = { args: { types: failed({ kind: 'server' }, () => {}) } }
export const Done: Story = { args: { receipt: { policy: ready(insurance), address: 'https://cabinet.example/en/register?receipt=ins-4' } } }
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
/** Submitted offline: nothing was sent. */
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }
export const GermanAt360: Story = { args: { insurances: ready([insurance]) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = {
  args: { types: ready([sparseType]), insurances: ready([sparsePolicy]), chosen: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy policy' })).toBeVisible()
  },
}
export const SparseReceipt: Story = {
  args: { receipt: { policy: ready(sparsePolicy), address: 'https://matu.test/r/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Policy is active')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View policy' })).toBeVisible()
  },
}
