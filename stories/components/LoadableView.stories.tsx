import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { LoadableView } from '#design-system/components/feedback/LoadableView.tsx'
import { StaleDataLabel } from '#design-system/components/data-display/StaleDataLabel.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import { SkeletonRows } from '#design-system/components/feedback/Skeleton.tsx'
import type { Usage } from '../site/usage.ts'

const retry = fn()

const meta = {
  title: 'components/LoadableView',
  component: LoadableView<string>,
  parameters: {
    usage: {
      use: 'Anything that arrives from the server, in the place where it will stand.',
      instead: 'For writes: use the form’s own submission.',
      do: ['Give the skeleton the final size, so that nothing shifts.', 'Name in `failed` what did not load.'],
      dont: ['Wrap a whole page in one if its parts can live apart.'],
      accessibility: ['Skeletons are hidden and their region is busy; an error is read in the place of the data.'],
      status: 'stable',
    } satisfies Usage,
  },
  render: (args) => (
    <LoadableView
      {...args}
      skeleton={
        <Card>
          <SkeletonRows />
        </Card>
      }
    />
  ),
  args: {
    from: ready('The value') as Loadable<string>,
    skeleton: null,
    failed: 'Couldn’t load your balances',
    card: true,
    children: (value, { savedAt }) => (
      <Card>
        {value} {savedAt !== undefined && <StaleDataLabel at={savedAt} />}
      </Card>
    ),
  },
} satisfies Meta<typeof LoadableView<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { from: loading } }
export const Failed: Story = {
  args: { from: failed({ kind: 'network' }, retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const SavedToday: Story = { args: { from: ready('The value', { savedAt: Date.parse('2026-08-14T14:17:00Z') }) } }
export const SavedDaysAgo: Story = { args: { from: ready('The value', { savedAt: Date.parse('2026-08-11T09:00:00Z') }) } }
