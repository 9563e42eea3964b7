import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { UserInsurance } from '#sdk'
import { insuranceTypes } from '#mocks/fixtures/market.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { InsuranceScreen } from '#design-system/screens/insurance/InsuranceScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { fresh } from '../samples/fresh.ts'
import { insurance, uta } from '../samples/uta.ts'
import { sparsePolicy, sparseStoppedPolicy, sparseType } from '../samples/sparse.ts'

const stopped: UserInsurance = {
  ...insurance,
  id: 'ins-1',
  is_active: false,
  insurance_type_uuid: insuranceTypes[0]!.uuid,
  name: 'Base',
  coverage_amount: '2000',
  price_amount: '20',
  starts_at: '2026-06-02T00:00:00Z',
  ends_at: '2026-07-02T00:00:00Z',
  stopped_at: '2026-07-02T00:00:00Z',
}

const meta = {
  title: 'screens/insurance/InsuranceScreen',
  component: InsuranceScreen,
  args: {
    insurances: fresh([insurance, stopped]),
    types: fresh([...insuranceTypes]),
    uta: fresh(uta),
    links: { info: '#info', terms: '#terms', register: (uuid) => `#${uuid}`, support: '#support', claim: '#claim' },
  },
  decorators: [inMain],
} satisfies Meta<typeof InsuranceScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '80% of the UTA balance covered' })).toBeVisible()
    await expect(canvas.getByText('Day 14 of 60')).toBeVisible()
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Extend Plus' })).toHaveAttribute('href', `#${insurance.insurance_type_uuid}`)
  },
}
export const Loading: Story = { args: { insurances: loading, types: loading, uta: loading } }
export const Failed: Story = {
  args: { insurances: failed({ kind: 'server' }, () => {}), types: failed({ kind: 'server' }, () => {}), uta: loading },
}
export const Empty: Story = { args: { insurances: ready([]) } }
/** Cancelled: grey reeds, no needle. */
export const Stopped: Story = { args: { insurances: ready([stopped]) } }
export const LastDays: Story = { args: { insurances: ready([{ ...insurance, ends_at: '2026-08-16T18:00:00Z' }]) } }
export const NoTypes: Story = { args: { types: ready([]) } }
/** Cached data; the balance never loaded, and amounts are hidden. */
export const Offline: Story = {
  args: {
    insurances: ready([insurance], { savedAt: Date.parse('2026-08-14T13:00:00Z'), problem: { kind: 'offline' } }),
    uta: failed({ kind: 'offline' }, () => {}),
  },
  globals: { amounts: 'hidden' },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { args: Stopped.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = {
  args: { insurances: ready([sparsePolicy, sparseStoppedPolicy]), types: ready([sparseType]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your insurance: Policy' })).toBeVisible()
    await expect(canvas.getByText('Price not stated')).toBeVisible()
  },
}
/** The same, without a running policy. */
export const SparseStopped: Story = { args: { insurances: ready([sparseStoppedPolicy]), types: ready([sparseType]) } }
