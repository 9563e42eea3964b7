import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonRows, Loading } from '#design-system/components/Skeleton.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/Skeleton',
  component: Skeleton,
  args: { width: 180, height: 18 },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

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
