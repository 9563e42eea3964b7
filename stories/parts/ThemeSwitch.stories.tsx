import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeMenu, ThemeSwitch } from '#design-system/parts/ThemeSwitch.tsx'

const meta = {
  title: 'parts/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'light', onChange: fn() },
  render: function Choosing(args) {
    const [value, choose] = useState(args.value)
    return <ThemeSwitch {...args} value={value} onChange={choose} />
  },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Dark' }))
    await expect(within(canvasElement).getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}
export const Compact: Story = { args: { compact: true } }
export const Menu: Story = {
  render: (args) => <ThemeMenu value={args.value} onChange={args.onChange} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'System' }))
    await expect(args.onChange).toHaveBeenCalledWith('system')
  },
}
