import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ThemeMenu } from '#design-system/components/ThemeMenu.tsx'

const meta = {
  title: 'components/ThemeMenu',
  component: ThemeMenu,
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
