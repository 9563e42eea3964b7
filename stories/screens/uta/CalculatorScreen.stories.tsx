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
    refillHref: '#refill',
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
    await userEvent.click(canvas.getByRole('switch', { name: 'Reinvest results in UTA' }))
    await expect(args.onAssumptions).toHaveBeenLastCalledWith({ ...args.assumptions, reinvest: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onAssumptions).toHaveBeenLastCalledWith(initial)
  },
}
/** Below zero the layout and the labels stay the same. */
export const Losses: Story = { args: { assumptions: { amount: '7500', months: 24, rate: '-3.25', reinvest: true } } }
export const TakenOut: Story = { args: { assumptions: { amount: '100', months: 3, rate: '5', reinvest: false } } }
export const Loading: Story = { args: { preferences: loading, statistics: loading } }
/** Without the server it still calculates, and says what is missing. */
export const Failed: Story = {
  args: { preferences: failed({ kind: 'server' }, () => {}), statistics: failed({ kind: 'server' }, () => {}) },
}
export const NewAccount: Story = { args: { statistics: ready(samplesOf('empty').statistics()) } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: Losses.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
