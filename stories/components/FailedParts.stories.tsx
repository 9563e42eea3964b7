import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorBlock } from '#design-system/components/feedback/ErrorBlock.tsx'
import { FailedParts } from '#design-system/components/feedback/FailedParts.tsx'
import { Notice } from '#design-system/components/feedback/Notice.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import { inMain } from '../inMain.tsx'
import type { Usage } from '../site/usage.ts'

const balances = fn()
const deals = fn()
const part = (title: string, retry: () => void) => (
  <Card key={title}>
    <ErrorBlock title={title} problem={{ kind: 'network' }} retry={retry} />
  </Card>
)

const meta = {
  title: 'components/FailedParts',
  component: FailedParts,
  parameters: {
    usage: {
      use: 'Around the content of a page that loads several things at once. The layouts do this already.',
      instead: 'For a single part: LoadableView shows its own error.',
      do: ['Let each part register by failing; nothing else is needed.'],
      dont: ['Nest one in another.'],
      accessibility: ['One button instead of several of the same name.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { children: [part('Couldn’t load your balances', balances), part('Couldn’t load the deals', deals)] },
  decorators: [inMain],
} satisfies Meta<typeof FailedParts>

export default meta
type Story = StoryObj<typeof meta>

/** One retry for all of them. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(balances).toHaveBeenCalledOnce()
    await expect(deals).toHaveBeenCalledOnce()
  },
}
/** A single failed part keeps its own retry. */
export const Single: Story = {
  args: { children: part('Couldn’t load your balances', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Couldn’t load some parts of this page.')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
const noLine = (title: string, retry: () => void) => (
  <Card key={title}>
    <ErrorBlock title={title} problem={{ kind: 'offline' }} safe="Your tokens are safe." retry={retry} />
  </Card>
)
/** Offline, the page says why and offers the one retry; the parts say only what is missing. */
export const Offline: Story = {
  args: {
    offline: (retry) => (
      <Notice severity="plain" action={retry}>
        You’re offline, and this page isn’t saved on this device.
      </Notice>
    ),
    children: [noLine('Couldn’t load your balances', balances), noLine('Couldn’t load the deals', deals)],
  },
  play: async ({ canvas, userEvent }) => {
    balances.mockClear()
    deals.mockClear()
    await expect(canvas.getAllByText(/offline/i)).toHaveLength(1)
    await expect(canvas.queryByText(/Your tokens are safe/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Couldn’t load the deals' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(balances).toHaveBeenCalledOnce()
    await expect(deals).toHaveBeenCalledOnce()
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
