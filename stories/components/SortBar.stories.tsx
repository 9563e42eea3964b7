import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SortBar } from '#design-system/components/inputs/SortBar.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/SortBar',
  component: SortBar,
  parameters: {
    usage: {
      use: 'A list on phones that is a table with a sorted head on wider screens. DataTable shows it where it has `sort` and `onSort`.',
      instead: 'In a table the heads sort. For what a list leaves out use FilterBar.',
      do: ['Offer the same columns as the table’s head, in its order.'],
      dont: ['Sort a list of which only a part has loaded.'],
      accessibility: ['The system’s own menu, named “Sort by”, and a toggle button that says whether the order is descending.'],
      status: 'stable',
      changes: { '2026-11-25': 'New.' },
    } satisfies Usage,
  },
  args: {
    columns: [
      { id: 'token', head: 'Token', starts: 'asc' },
      { id: 'available', head: 'Available', starts: 'desc' },
      { id: 'worth', head: 'Value, USD', starts: 'desc' },
    ],
    sort: { by: 'worth', order: 'desc' },
    onSort: fn(),
  },
} satisfies Meta<typeof SortBar>

export default meta
type Story = StoryObj<typeof meta>

/** A column starts in its own order; the button turns the order. */
export const Ready: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent, args }) => {
    const by = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(by).toHaveDisplayValue('Value, USD')
    await userEvent.selectOptions(by, 'Token')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'token', order: 'asc' })
    const order = canvas.getByRole('button', { name: 'Descending order', pressed: true })
    await expect(order.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(order)
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'worth', order: 'asc' })
  },
}
export const Ascending: Story = {
  args: { sort: { by: 'token', order: 'asc' } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descending order', pressed: false }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'token', order: 'desc' })
  },
}
export const GermanDark: Story = { globals: { locale: 'de', theme: 'dark', viewport: { value: 'w320' } } }
