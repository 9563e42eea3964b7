import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MonthStepper } from '#design-system/components/inputs/MonthStepper.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/MonthStepper',
  component: MonthStepper,
  parameters: {
    usage: {
      use: 'A page about one month: statistics, the statement. The month belongs in the address.',
      instead: 'For a filter among others use FilterSelect.',
      do: ['Pass only months that have data, the latest first.'],
      dont: ['Place two on one page.'],
      accessibility: ['A named group of two buttons and the system’s own menu; a button is disabled where there is no month beyond.'],
      status: 'stable',
      changes: { '2026-11-24': 'Shared by statistics and statement.' },
    } satisfies Usage,
  },
  args: { month: '2026-07', months: ['2026-08', '2026-07', '2026-06'], onMonth: fn() },
} satisfies Meta<typeof MonthStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-06')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-08')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'June 2026')
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-06')
  },
}
/** The first month with data: there is none before it. */
export const First: Story = {
  args: { month: '2026-06' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeEnabled()
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
