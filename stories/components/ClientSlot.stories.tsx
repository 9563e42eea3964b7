import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ClientSlot } from '#design-system/components/ClientSlot.tsx'
import { Notice } from '#design-system/components/Notice.tsx'

const meta = {
  title: 'components/ClientSlot',
  component: ClientSlot,
  args: { of: 'wanted', children: <Notice>Sign in to open this page.</Notice> },
  beforeEach: () => () => delete document.documentElement.dataset['ahead'],
} satisfies Meta<typeof ClientSlot>

export default meta
type Story = StoryObj<typeof meta>

const told = (canvas: HTMLElement) => within(canvas).getByText('Sign in to open this page.')

/** The document says so: it stands there before the page is alive. */
export const Known: Story = {
  play: async ({ canvasElement }) => {
    document.documentElement.dataset['ahead'] = 'google wanted'
    await expect(told(canvasElement)).toBeVisible()
  },
}

/** The document says something else, or nothing: it takes no room. */
export const Unknown: Story = {
  play: async ({ canvasElement }) => {
    document.documentElement.dataset['ahead'] = 'google invited'
    await expect(told(canvasElement)).not.toBeVisible()
    delete document.documentElement.dataset['ahead']
    await expect(told(canvasElement)).not.toBeVisible()
  },
}
