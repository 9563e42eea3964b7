import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeSwitch } from '#design-system/components/inputs/ThemeSwitch.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    usage: {
      use: 'The More sheet and the profile.',
      instead: 'In a header use ThemeMenu.',
      do: ['Keep “system” as the default.'],
      dont: ['Use `compact` where the words fit.'],
      accessibility: ['A named group of toggle buttons with the names of the modes, also when only icons are shown.'],
      status: 'stable',
    } satisfies Usage,
  },
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
    await expect(within(canvasElement).getByRole('radio', { name: 'Dark', checked: true })).toBeVisible()
  },
}
export const Compact: Story = { args: { compact: true } }
