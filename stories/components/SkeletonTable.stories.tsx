import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '#design-system/components/layout/Section.tsx'
import { Loading } from '#design-system/components/feedback/Skeleton.tsx'
import { SkeletonTable } from '#design-system/components/feedback/SkeletonTable.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/SkeletonTable',
  component: SkeletonTable,
  parameters: {
    usage: {
      use: 'The place of a DataTable while its rows are loading.',
      instead: 'For a list without columns use SkeletonRows, for anything else Skeleton.',
      do: ['Draw as many rows as will probably come, and give `card` the height of the cards on phones.'],
      dont: ['Leave out `Loading` around it: it says that something is on its way.'],
      accessibility: ['Hidden from screen readers; `Loading` marks the region as busy.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { rows: 4 },
  render: (args) => (
    <Card flush>
      <Loading>
        <SkeletonTable {...args} />
      </Loading>
    </Card>
  ),
} satisfies Meta<typeof SkeletonTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** On phones a table that can be sorted has a bar in the place of its head. */
export const Sorted: Story = { args: { sorts: true, card: 112 }, globals: { viewport: { value: 'w360' } } }
