import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { UtaDeal } from '#sdk'
import { insuranceTypes } from '#mocks/fixtures/market.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { noSupport } from '#design-system/provider/SupportContext.ts'
import { ClaimScreen } from '#design-system/screens/insurance/ClaimScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { emailSupport, everySupport, withSupport } from '../../withSupport.tsx'
import { fresh } from '../samples/fresh.ts'
import { sparsePolicy } from '../samples/sparse.ts'
import { insurance } from '../samples/uta.ts'

const deal = (number: number, pair: string, closed_at: string, profit: string): UtaDeal => ({
  id: `deal-${number}`,
  pair,
  side: number % 3 === 0 ? 'short' : 'long',
  status: 'closed',
  entry_price: '608.75',
  exit_price: '601.2',
  current_price: null,
  size: '400',
  profit,
  profit_percent: profit.startsWith('-') ? '-1.1' : '1.6',
  fee: '0.26',
  exit_reason: 'signal',
  opened_at: '2026-08-04T06:18:00Z',
  closed_at,
})

const deals = [
  deal(40218, 'ETH/USDT', '2026-08-14T08:39:00Z', '5.89'),
  deal(40215, 'BNB/USDT', '2026-08-13T11:32:00Z', '9.24'),
  deal(40209, 'SOL/USDT', '2026-08-11T11:43:00Z', '6.58'),
  deal(40208, 'BTC/USDT', '2026-08-11T10:38:00Z', '-6.36'),
  deal(40207, 'BNB/USDT', '2026-08-11T09:50:00Z', '-4.45'),
  deal(40201, 'XRP/USDT', '2026-08-09T09:50:00Z', '2.81'),
  deal(40188, 'ETH/USDT', '2026-08-04T18:05:00Z', '3.3'),
]
const loss = (profit: string) => [deal(40208, 'BTC/USDT', '2026-08-11T10:38:00Z', profit)]
const gains = deals.filter(({ profit }) => !profit.startsWith('-'))

const meta = {
  title: 'screens/insurance/ClaimScreen',
  component: ClaimScreen,
  args: {
    insurances: fresh([insurance]),
    types: fresh([...insuranceTypes]),
    policyId: insurance.id ?? null,
    deals: fresh(deals),
    period: undefined,
    onPeriod: fn(),
    links: { insurance: '#insurance', claim: (id) => `#${id}` },
  },
  decorators: [withSupport(emailSupport), inMain],
} satisfies Meta<typeof ClaimScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'File a claim' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Tue, Aug 11, 2026' })).toBeChecked()
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await expect(canvas.getByText('Your claim: 4.23 USDT, 3 deals')).toHaveAttribute('role', 'status')
    const mail = new URL(canvas.getByRole('link', { name: 'Open email' }).getAttribute('href') ?? '')
    await expect(mail.pathname).toBe('help@matu.example')
    await expect(mail.searchParams.get('subject')).toBe(`Insurance claim ${insurance.id}-20260811`)
    const body = (mail.searchParams.get('body') ?? '').replaceAll('\u00a0', ' ')
    await expect(body).toContain('deal-40208, BTC/USDT, Aug 11, 2026, 10:38 GMT+0: −6.36')
    await expect(body).toContain('Net loss: 4.23 USDT')
    await expect(body).toContain('Coverage limit: 5,000.00 USDT')
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeVisible()
    // An earlier day takes in all days between.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sun, Aug 9, 2026' }))
    await expect(args.onPeriod).toHaveBeenLastCalledWith({ from: '2026-08-09', until: '2026-08-11' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier days' }))
    await expect(canvas.getByRole('checkbox', { name: 'Tue, Aug 4, 2026' })).not.toBeChecked()
  },
}
export const Loading: Story = { args: { insurances: loading, deals: loading } }
export const DealsLoading: Story = { args: { deals: loading } }
export const Failed: Story = { args: { insurances: failed({ kind: 'server' }, () => {}), deals: loading } }
export const DealsFailed: Story = {
  args: { deals: failed({ kind: 'server' }, () => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Couldn’t load your deals' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
/** No policy covered anything in the last seven days. */
export const Empty: Story = {
  args: { insurances: ready([{ ...insurance, is_active: false, stopped_at: '2026-08-07T14:19:00Z' }]), deals: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No covered days' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy message' })).toBeNull()
  },
}
export const NoClosedDeals: Story = { args: { deals: ready([]) } }
export const NoLoss: Story = {
  args: { deals: ready(gains) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No loss to claim' })).toBeVisible()
  },
}
/** The claim ends at the coverage limit. */
export const AboveLimit: Story = {
  args: { deals: ready(loss('-6204')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The net loss of 6,204.00 USDT is 1,204.00 USDT above your coverage limit.')).toBeVisible()
    await expect(canvas.getByText('Your claim: 5,000.00 USDT, 1 deal')).toHaveAttribute('role', 'status')
  },
}
/** The chosen days gained: there is nothing to send. */
export const Gained: Story = {
  args: { period: { from: '2026-08-11', until: '2026-08-14' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/closed with a profit/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open email' })).toBeNull()
  },
}
export const NothingChosen: Story = { args: { period: null } }
/** The last of the chosen days is more than seven days ago. */
export const TooLate: Story = {
  args: {
    deals: ready([...deals, deal(40180, 'ETH/USDT', '2026-08-03T18:05:00Z', '-9')]),
    period: { from: '2026-08-03', until: '2026-08-04' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/more than 7 days ago/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy message' })).toBeNull()
  },
}
/** Base covers in proportion to the unlocked balance; a policy that has just ended can be claimed under too. */
export const LockedBalance: Story = {
  args: {
    insurances: ready([
      { ...insurance, insurance_type_uuid: insuranceTypes[0]!.uuid, name: 'Base' },
      { ...insurance, id: 'pol-1', is_active: false, name: 'Plus', stopped_at: '2026-08-12T14:20:00Z' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This policy covers the loss in proportion to your unlocked balance.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Claim under Plus instead' })).toHaveAttribute('href', '#pol-1')
  },
}
/** The deployment names no way to reach support: the text is kept, and nothing is promised. */
export const NoSupport: Story = {
  decorators: [withSupport(noSupport)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/keep it with its reference\. The claim has to be filed by August 18/)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/contact support|in the chat|we respond/i)
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeVisible()
  },
}
/** With a chat and a form, which take no text by a link. */
export const EveryWay: Story = {
  decorators: [withSupport(everySupport)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to help chat' })).toBeVisible()
    await expect(canvas.getByText(/Copy the message first/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Telegram' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/t\.me\/matu_support\?text=Insurance%20claim/),
    )
  },
}
/** Too many deals for a link: it goes without their list, which is copied. */
export const ManyDeals: Story = {
  args: {
    deals: ready(
      Array.from({ length: 60 }, (_, at) =>
        deal(40300 - at, 'BTC/USDT', new Date(Date.UTC(2026, 7, 13, 20, -20 * at)).toISOString(), '-0.5'),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open email' }).getAttribute('href')!.length).toBeLessThan(2000)
    await expect(canvas.getByText(/too long for a link/)).toBeVisible()
    const message = within(canvas.getByRole('region', { name: 'Message' }))
    await expect(message.getByText(/deal-40241/)).toBeVisible()
  },
}
export const Offline: Story = {
  args: {
    insurances: ready([insurance], { savedAt: Date.parse('2026-08-14T13:00:00Z'), problem: { kind: 'offline' } }),
    deals: failed({ kind: 'offline' }, () => {}),
  },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const SpanishAt360: Story = { args: AboveLimit.args, globals: { locale: 'es', viewport: { value: 'w360' } } }
/** A server that sends only required fields: nothing says when this policy covered. */
export const Sparse: Story = { args: { insurances: ready([sparsePolicy]), deals: loading } }
