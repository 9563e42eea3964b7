import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Segmented } from '#design-system/parts/Segmented.tsx'

const items = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

const meta = {
  title: 'parts/Segmented',
  component: Segmented<string>,
  args: { label: 'Deals', items, value: 'all', onChange: fn() },
  render: function Choosing(args) {
    const [value, choose] = useState(args.value)
    return <Segmented {...args} value={value} onChange={choose} />
  },
} satisfies Meta<typeof Segmented<string>>

export default meta
type Story = StoryObj<typeof meta>

/** One stop of the keyboard; arrows choose. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Open' }))
    await expect(canvas.getByRole('radio', { name: 'Open' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Closed' })).toBeChecked()
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
