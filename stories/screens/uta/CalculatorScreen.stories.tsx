import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { CalculatorScreen } from '#design-system/screens/uta/CalculatorScreen.tsx'
import { initial } from '#design-system/screens/uta/projection.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { inMain } from '../../inMain.tsx'
import { fresh } from '../samples/fresh.ts'

const { preferences, statistics } = samplesOf('trader')

const meta = {
  title: 'screens/uta/CalculatorScreen',
  component: CalculatorScreen,
  args: {
    assumptions: { ...initial, rate: '2.5' },
    onAssumptions: fn(),
    preferences: fresh(preferences),
    statistics: fresh(statistics()),
    shareUrl: 'https://matu.example/en/cabinet/trade/uta/calculator?amount=5000',
    available: '9127.4',
    refillHref: '#refill',
    depositHref: '#deposit',
  },
  decorators: [inMain],
} satisfies Meta<typeof CalculatorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    canvas.getByRole('slider', { name: 'Term' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onAssumptions).toHaveBeenCalledWith({ ...args.assumptions, months: args.assumptions.months + 1 })
    await userEvent.click(canvas.getByRole('switch', { name: 'Reinvest profits in UTA' }))
    await expect(args.onAssumptions).toHaveBeenLastCalledWith({ ...args.assumptions, reinvest: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onAssumptions).toHaveBeenLastCalledWith(initial)
  },
}
/** A typed amount is exact; beyond the ruler's end the end is used, and the field says so. */
export const Typed: Story = {
  render: function Typing(args) {
    const [assumptions, setAssumptions] = useState(args.assumptions)
    return (
      <CalculatorScreen
        {...args}
        assumptions={assumptions}
        onAssumptions={(next) => {
          args.onAssumptions(next)
          setAssumptions(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount in USDT' })
    const ruler = canvas.getByRole('slider', { name: 'Amount' })
    await expect(amount).toHaveValue('5,000')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1,234.567890123456789012')
    await expect(args.onAssumptions).toHaveBeenLastCalledWith({ ...args.assumptions, amount: '1234.567890123456789012' })
    await expect(ruler).toHaveAttribute('aria-valuetext', '1,234.567890123456789012\u00a0USDT')
    await expect(ruler).toHaveValue('5')
    await expect(canvas.getByRole('link', { name: /^Top up UTA with 1,234\.56/ })).toBeVisible()

    await userEvent.clear(amount)
    await userEvent.type(amount, '25000')
    await expect(amount).toHaveAccessibleDescription('The maximum is 10,000, so we’ll use that.')
    await expect(ruler).toHaveValue('40')
    await userEvent.tab()
    await expect(amount).toHaveValue('10,000')
    await expect(amount).toHaveAccessibleDescription('The maximum is 10,000, so we’ll use that.')

    // A text that is no number stays as it was typed, and the calculation as it was.
    const term = canvas.getByRole('textbox', { name: 'Term in months' })
    await userEvent.clear(term)
    await userEvent.type(term, '6.5')
    await expect(term).toBeInvalid()
    await expect(term).toHaveAccessibleDescription('Enter a whole number.')
    await userEvent.tab()
    await expect(term).toHaveValue('6.5')

    const rate = canvas.getByRole('textbox', { name: 'Assumed profit or loss per month, in percent' })
    await userEvent.clear(rate)
    await userEvent.type(rate, '-0.37')
    await expect(args.onAssumptions).toHaveBeenLastCalledWith({ ...args.assumptions, amount: '10000', months: 6, rate: '-0.37' })
    await userEvent.tab()
    await expect(rate).toHaveValue('−0.37')
    // The field follows its ruler.
    canvas.getByRole('slider', { name: 'Term' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(term).toHaveValue('7')
    await expect(term).toBeValid()
  },
}
/** Below zero the layout and the labels stay the same. */
export const Losses: Story = { args: { assumptions: { amount: '7500', months: 24, rate: '-3.25', reinvest: true } } }
/** More than the user has: the way to top up stays, and what is missing stands above it. */
export const AboveAvailable: Story = {
  args: { available: '3215' },
  play: async ({ canvas }) => {
    const missing = canvas.getByText(/^1,785.*over your available balance$/)
    const topUp = canvas.getByRole('link', { name: /^Top up UTA with 3,215/ })
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '#deposit')
    await expect(missing.getBoundingClientRect().bottom).toBeLessThan(topUp.getBoundingClientRect().top)
  },
}
export const AboveAvailableHidden: Story = {
  ...AboveAvailable,
  globals: { amounts: 'hidden' },
  play: ({ canvas }) => expect(canvas.getByText('•••• USDT over your available balance')).toBeVisible(),
}
export const TakenOut: Story = { args: { assumptions: { amount: '100', months: 3, rate: '5', reinvest: false } } }
export const Loading: Story = { args: { preferences: loading, statistics: loading } }
/** Without the server it still calculates, and says what is missing. */
export const Failed: Story = {
  args: { available: null, preferences: failed({ kind: 'server' }, () => {}), statistics: failed({ kind: 'server' }, () => {}) },
}
export const NewAccount: Story = { args: { statistics: ready(samplesOf('empty').statistics()) } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: Losses.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
