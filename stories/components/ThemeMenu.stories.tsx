import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ThemeMenu } from '#design-system/components/inputs/ThemeMenu.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ThemeMenu',
  component: ThemeMenu,
  parameters: {
    usage: {
      use: 'The header of the desktop layout.',
      instead: 'With room for three words use ThemeSwitch.',
      do: ['Apply the choice at once.'],
      dont: ['Offer it twice on a page.'],
      accessibility: ['A menu button that says the current mode.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { value: 'light', onChange: fn() },
} satisfies Meta<typeof ThemeMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'System' }))
    await expect(args.onChange).toHaveBeenCalledWith('system')
  },
}
