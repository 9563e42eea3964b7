import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ClientSlot } from '#design-system/components/ClientSlot.tsx'
import { Notice } from '#design-system/components/Notice.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ClientSlot',
  component: ClientSlot,
  parameters: {
    usage: {
      use: 'Content of a prerendered page that only the browser knows, where its arrival would shift the page.',
      instead: 'For data use Skeleton; for pages that are not prerendered, nothing is needed.',
      do: ['Put in what will most likely stand there, in its final size.'],
      dont: ['Show anything that can be wrong for some visitors.'],
      accessibility: ['It is part of the page from the start, so nothing is announced twice when the real content replaces it.'],
      status: 'stable',
    } satisfies Usage,
  },
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
