import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ClientSlot } from '#design-system/components/ClientSlot.tsx'
import { Notice } from '#design-system/components/Notice.tsx'

const meta = {
  title: 'components/ClientSlot',
  component: ClientSlot,
  args: { of: 'return-to', children: <Notice>Sign in to open this page.</Notice> },
  beforeEach: () => () => delete document.documentElement.dataset['ahead'],
} satisfies Meta<typeof ClientSlot>

export default meta
type Story = StoryObj<typeof meta>

const slotText = (canvas: HTMLElement) => within(canvas).getByText('Sign in to open this page.')

/** Listed in the document: visible before hydration. */
export const Known: Story = {
  play: async ({ canvasElement }) => {
    document.documentElement.dataset['ahead'] = 'google return-to'
    await expect(slotText(canvasElement)).toBeVisible()
  },
}

/** Not listed in the document: takes up no space. */
export const Unknown: Story = {
  play: async ({ canvasElement }) => {
    document.documentElement.dataset['ahead'] = 'google invited'
    await expect(slotText(canvasElement)).not.toBeVisible()
    delete document.documentElement.dataset['ahead']
    await expect(slotText(canvasElement)).not.toBeVisible()
  },
}
