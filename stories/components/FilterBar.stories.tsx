import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react'
import CoinsIcon from '@phosphor-icons/core/regular/coins.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { FilterBar, FilterDate, FilterSelect } from '#design-system/components/inputs/FilterBar.tsx'
import type { Usage } from '../site/usage.ts'

const token = fn()

const filters = (value: '' | 'USDT') => (
  <>
    <FilterSelect
      label="Token"
      icon={<CoinsIcon width={20} height={20} aria-hidden="true" />}
      value={value}
      options={[
        { value: '', label: 'All tokens' },
        { value: 'USDT', label: 'USDT' },
      ]}
      onChange={token}
    />
    <FilterSelect
      label="Month"
      icon={<CalendarBlankIcon width={20} height={20} aria-hidden="true" />}
      value="2026-08"
      options={[{ value: '2026-08', label: 'August 2026' }]}
      onChange={() => {}}
    />
  </>
)

const meta = {
  title: 'components/FilterBar',
  component: FilterBar,
  parameters: {
    usage: {
      use: 'Above a list that can be narrowed by two or more filters.',
      instead: 'For one choice use SegmentedControl; for a search alone SearchField.',
      do: ['Keep the filters in the address, so that a link shows the same list.', 'Count the active ones.'],
      dont: ['Hide an active filter.'],
      accessibility: ['A named group; the reset button says what it resets.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { label: 'Filter deals', active: 0, onReset: fn(), children: filters(''), end: <Button variant="text">Download list</Button> },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Token'), 'USDT')
    await expect(token).toHaveBeenCalledWith('USDT')
  },
}
export const Active: Story = {
  args: {
    active: 2,
    children: (
      <>
        {filters('USDT')}
        <FilterDate label="From" value="2026-08-01" onChange={() => {}} />
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset 2 filters' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'All tokens' }))
    await expect(token).toHaveBeenLastCalledWith('')
    await expect(canvas.getByLabelText('Token')).toHaveFocus()
  },
}
export const German: Story = { args: Active.args, globals: { locale: 'de', viewport: { value: 'w360' } } }
