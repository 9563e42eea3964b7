import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SegmentedControl } from '#design-system/components/inputs/SegmentedControl.tsx'
import type { Usage } from '../site/usage.ts'

const items = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

const meta = {
  title: 'components/SegmentedControl',
  component: SegmentedControl<string>,
  parameters: {
    usage: {
      use: 'One of two to five options, effective at once: a period, a filter, a theme.',
      instead: 'In a form that is sent use RadioGroup; for pages SectionTabs; for more options MenuButton or SelectField.',
      do: ['Keep labels to one or two words.'],
      dont: ['Leave none selected.'],
      accessibility: ['A radio group: one tab stop, and arrow keys choose. Links that look like it (SegmentedLinks) are each a tab stop.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { label: 'Deals', items, value: 'all', onChange: fn() },
  render: function Choosing(args) {
    const [value, choose] = useState(args.value)
    return <SegmentedControl {...args} value={value} onChange={choose} />
  },
} satisfies Meta<typeof SegmentedControl<string>>

export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys choose and keep the focus. The selected option stays selected, and is announced. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Open' }))
    await expect(canvas.getByRole('radio', { checked: true })).toHaveTextContent('Open')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveTextContent('Open')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveTextContent('Closed')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup', { name: 'Deals' })).not.toContainElement(document.activeElement as HTMLElement)
  },
}
export const Filled: Story = { args: { fill: true } }
export const OneDisabled: Story = { args: { items: [...items.slice(0, 2), { value: 'closed', label: 'Closed', disabled: true }] } }
export const GermanAt320: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  args: {
    label: 'Trades',
    items: [
      { value: 'all', label: 'Alle Transaktionen' },
      { value: 'open', label: 'Noch offene Trades' },
      { value: 'closed', label: 'Geschlossene' },
    ],
  },
}
