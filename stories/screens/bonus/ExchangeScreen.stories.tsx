import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { ExchangeDraft, ExchangeOrder } from '#design-system/screens/bonus/exchange.ts'
import { ExchangeScreen } from '#design-system/screens/bonus/ExchangeScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { balances, hugeBalances } from '../samples/balances.ts'
import { bonusHistory, boundBonus, currentBonus, noBonus } from './exchanges.ts'

const draft: ExchangeDraft = {
  account: 'bonus',
  from_token: 'MATU',
  to_token: 'USDT',
  side: 'from_amount',
  from_amount: '400',
  to_amount: '433.6',
}

const order = {
  quotes: false,
  step: 'details',
  onReview: fn(),
  onEdit: fn(),
  submission: idle,
  outcome: idleOutcome,
  onSend: fn(),
  links: { transactions: '#transactions', support: '#support' },
} satisfies ExchangeOrder

const meta = {
  title: 'screens/bonus/ExchangeScreen',
  component: ExchangeScreen,
  args: {
    account: 'bonus',
    bonus: ready(currentBonus),
    balances: ready(balances),
    history: ready(bonusHistory),
    token: null,
    draft,
    order: order as ExchangeOrder,
    links: { bonus: '#bonus', accounts: { bonus: '#from-bonus', main: '#from-assets' }, transaction: (id) => `#${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof ExchangeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Either amount can be typed; the other follows. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Left after this conversion: 242\.7500.MATU$/)).toBeVisible()
    const get = canvas.getByRole('textbox', { name: 'You receive' })
    await userEvent.clear(get)
    await userEvent.type(get, '108.4')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'You convert' })).toHaveValue('100.0000')
    await userEvent.click(canvas.getByRole('button', { name: 'Review conversion' }))
    await expect(order.onReview).toHaveBeenCalledOnce()
    await expect(order.onSend).not.toHaveBeenCalled()
  },
}
/** The server sets the rate when the exchange is confirmed: what leaves is exact, what arrives is an estimate. */
export const Estimate: Story = {
  args: { order: { ...order, step: 'review' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review conversion' }))
    await expect(canvas.getByText('This is an estimate')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Convert 400\.0000.MATU to ≈.433\.60.USDT\?$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Convert 400/ }))
    await expect(order.onSend).toHaveBeenCalledWith({
      account: 'bonus',
      from_token: 'MATU',
      to_token: 'USDT',
      from_amount: '400',
    })
  },
}
/** The prices failed to load: nothing is estimated. */
export const EstimateWithoutPrices: Story = {
  args: { order: { ...order, step: 'review' }, balances: failed({ kind: 'network' }, fn()), draft: { ...draft, to_amount: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review conversion' }))
    await expect(canvas.getByText('No current rate')).toBeVisible()
    await expect(canvas.queryByText(/≈/)).toBeNull()
  },
}
export const EstimateGerman: Story = {
  args: { account: 'main', balances: ready(hugeBalances), draft: { ...draft, account: 'main' }, order: { ...order, step: 'review' } },
  globals: { locale: 'de', viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tausch prüfen' }))
    await expect(canvas.getByText('Das ist eine Schätzung')).toBeVisible()
  },
}
/** The outcome is unknown: locked, and nothing can be sent again. */
export const Unknown: Story = {
  args: {
    order: {
      ...order,
      submission: refused({ kind: 'unknown-outcome' }),
      outcome: { state: 'unknown', phase: 'pausing', since: Date.parse('2026-08-14T14:20:00Z'), onCheck: fn() },
    },
    // All of it was sent.
    bonus: ready(noBonus),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Review conversion' })).toBeDisabled()
  },
}
const onQuote = fn()
/** A server that quotes: it is asked for a rate by the amount that was typed. */
export const Quoted: Story = {
  args: { order: { quotes: true, submission: idle, onQuote } },
  play: async ({ canvas, userEvent }) => {
    const get = canvas.getByRole('textbox', { name: 'You receive' })
    await userEvent.clear(get)
    await userEvent.type(get, '108.4')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Review conversion' }))
    await expect(onQuote).toHaveBeenCalledWith({ ...draft, side: 'to_amount', from_amount: '100', to_amount: '108.4' })
  },
}
export const Loading: Story = { args: { bonus: loading } }
export const Failed: Story = { args: { bonus: failed({ kind: 'server' }, fn()) } }
export const Empty: Story = { args: { bonus: ready(noBonus), history: ready([]) } }
/** Of 642.75 only 342.75 can be converted: the rest of the bar is not lit. */
export const Blank: Story = {
  args: { draft: null, bonus: ready(boundBonus) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^300\.0000.MATU/)).toBeVisible()
    await expect(canvasElement.querySelector('[data-tone="primary"]')).toHaveAttribute('width', '53.326%')
  },
}
export const Invalid: Story = {
  args: { draft: { ...draft, from_amount: '642.750000000000000001', to_amount: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review conversion' }))
    await expect(await canvas.findByText(/0\.000000000000000001.MATU over your available balance/)).toBeVisible()
    await expect(order.onReview).not.toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { order: { ...order, submission: busy } } }
export const Refused: Story = {
  args: { order: { ...order, submission: refused({ kind: 'invalid', status: 422 }, { from_amount: ['The minimum is 10 MATU.'] }) } },
}

/** From the assets: any pair, in both directions. The prices failed to load, so nothing is estimated. */
export const FromAssets: Story = {
  args: { account: 'main', draft: null, token: 'USDT' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'You convert' }), '100')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch direction' }))
    await expect(canvas.getAllByRole('combobox', { name: 'Token' })[1]).toHaveValue('USDT')
  },
}
export const WithoutPrices: Story = { args: { balances: failed({ kind: 'network' }, fn()), draft: null } }

export const Throttled: Story = {
  args: { order: { ...order, submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } },
}
/** Cached prices: the estimate says how old they are. */
export const Offline: Story = {
  args: {
    bonus: ready(currentBonus, { savedAt: Date.parse('2026-08-14T14:11:00Z'), problem: { kind: 'offline' } }),
    balances: ready(balances, { savedAt: Date.parse('2026-08-14T14:11:00Z'), problem: { kind: 'offline' } }),
  },
}
const huge: ExchangeDraft = { ...draft, account: 'main', from_amount: '123456789.123456789012345678', to_amount: '133827159.409827' }
export const German: Story = {
  args: { account: 'main', balances: ready(hugeBalances), draft: huge },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
export const Russian: Story = { args: { bonus: ready(boundBonus) }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
