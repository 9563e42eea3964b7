import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonRows, Loading } from '#design-system/components/feedback/Skeleton.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      use: 'The place of content that is loading, in its final size.',
      instead: 'For an action that runs use `busy` of Button.',
      do: ['Draw as many lines as will come; `SkeletonRows` for lists, `Loading` around them.'],
      dont: ['Show it for less than 200 ms: it waits by itself.'],
      accessibility: ['Hidden from screen readers; `Loading` marks the region as busy. It stands still with reduced motion.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Skeleton.' },
    } satisfies Usage,
  },
  args: { width: 180, height: 18 },
  // MUI's props of the same names, as this component takes them.
  argTypes: {
    width: { description: 'In px, or a CSS length.', table: { defaultValue: { summary: "'100%'" } } },
    height: { description: 'In px.', table: { defaultValue: { summary: '14' } } },
    round: { table: { defaultValue: { summary: 'false' } } },
    on: { table: { defaultValue: { summary: "'card'" } } },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** It appears after 200 ms, like every skeleton. */
export const Default: Story = {
  tags: ['daily'],
  render: (args) => (
    <Loading>
      <Skeleton {...args} />
    </Loading>
  ),
}

export const Matrix: Story = {
  render: () => (
    <Loading>
      <Sheet>
        <Sample name="On a card">
          <OnCard>
            <SkeletonRows count={3} />
          </OnCard>
        </Sample>
        <Sample name="On ink">
          <OnInk>
            <Skeleton on="ink" width={300} height={36} />
          </OnInk>
        </Sample>
      </Sheet>
    </Loading>
  ),
}
