import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { ExchangeDraft } from '#design-system/screens/bonus/exchange.ts'
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

const meta = {
  title: 'screens/bonus/ExchangeScreen',
  tags: ['!daily'],
  component: ExchangeScreen,
  args: {
    account: 'bonus',
    bonus: ready(currentBonus),
    balances: ready(balances),
    history: ready(bonusHistory),
    token: null,
    draft,
    quoting: idle,
    onQuote: fn(),
    links: { bonus: '#bonus', accounts: { bonus: '#from-bonus', main: '#from-assets' }, transaction: (id) => `#${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof ExchangeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Either amount can be typed; the other follows, and the typed one is sent. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Left after this exchange: 242\.75.MATU$/)).toBeVisible()
    const get = canvas.getByRole('textbox', { name: 'You receive' })
    await userEvent.clear(get)
    await userEvent.type(get, '108.4')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('100')
    await userEvent.click(canvas.getByRole('button', { name: 'Review exchange' }))
    await expect(args.onQuote).toHaveBeenCalledWith({ ...draft, side: 'to_amount', from_amount: '100', to_amount: '108.4' })
  },
}
export const Loading: Story = { args: { bonus: loading } }
export const Failed: Story = { args: { bonus: failed({ kind: 'server' }, fn()) } }
export const Empty: Story = { args: { bonus: ready(noBonus), history: ready([]) } }
export const Blank: Story = { tags: ['daily'], args: { draft: null, bonus: ready(boundBonus) } }
export const Invalid: Story = {
  args: { draft: { ...draft, from_amount: '642.750000000000000001', to_amount: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review exchange' }))
    await expect(await canvas.findByText(/0\.000000000000000001.MATU more than your available balance/)).toBeVisible()
    await expect(args.onQuote).not.toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { quoting: busy } }
export const Refused: Story = {
  args: { quoting: refused({ kind: 'invalid', status: 422 }, { from_amount: ['The minimum is 10 MATU.'] }) },
}

/** From the assets: any pair, in both directions. The prices failed to load, so nothing is estimated. */
export const FromAssets: Story = {
  args: { account: 'main', draft: null, token: 'USDT' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'You pay' }), '100')
    await userEvent.click(canvas.getByRole('button', { name: 'Swap tokens' }))
    await expect(canvas.getAllByRole('combobox', { name: 'Token' })[1]).toHaveValue('USDT')
  },
}
export const WithoutPrices: Story = { args: { balances: failed({ kind: 'network' }, fn()), draft: null } }

export const Throttled: Story = { args: { quoting: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
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
