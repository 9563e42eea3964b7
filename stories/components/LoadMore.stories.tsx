import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LoadMore } from '#design-system/components/data-display/LoadMore.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/LoadMore',
  component: LoadMore,
  parameters: {
    usage: {
      use: 'The end of a list that the server delivers in pages.',
      instead: 'For lists that are loaded whole.',
      do: ['Say how many are shown; never a total that nobody knows.', 'Keep the list when the next page fails.'],
      dont: ['Set `auto` where something follows the list that people must reach, such as a footer.'],
      accessibility: ['The button keeps the focus while rows arrive, and says how many more it brings.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { shown: 20, more: true, loading: false, failed: false, onMore: () => {} },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {}
/** When the list was fetched: only the time on the same day. */
export const AsOf: Story = {
  args: { asOf: Date.parse('2026-08-14T14:06:00Z') },
  play: ({ canvas }) => expect(canvas.getByText('20 shown · as of 2:06 PM')).toBeVisible(),
}
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = { args: { failed: true } }
export const End: Story = { args: { shown: 1, more: false } }
export const Russian: Story = { args: { shown: 22 }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }

function Short(args: Parameters<typeof LoadMore>[0]) {
  const [shown, setShown] = useState(20)
  return <LoadMore {...args} auto shown={shown} more={shown < 100} onMore={() => setShown(shown + 20)} />
}

/** Pages that arrive at once and do not fill the screen: further ones are still requested. */
export const InView: Story = {
  render: (args) => <Short {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 shown')).toBeVisible()
  },
}

/** Delivers entries from before and after a scroll together, as browsers do on a busy machine. */
class LateObserver {
  callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe(): void {
    const looks = [false, true].map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
    queueMicrotask(() => this.callback(looks, this as unknown as IntersectionObserver))
  }
  disconnect(): void {}
}

/** The last entry counts: the next page loads. */
export const EntriesAtOnce: Story = {
  args: { auto: true, onMore: fn() },
  beforeEach: () => {
    const real = window.IntersectionObserver
    window.IntersectionObserver = LateObserver as unknown as typeof IntersectionObserver
    return () => {
      window.IntersectionObserver = real
    }
  },
  play: ({ args }) => expect(args.onMore).toHaveBeenCalledOnce(),
}
