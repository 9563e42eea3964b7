import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatTile } from '#design-system/components/StatTile.tsx'
import { Delta } from '#design-system/components/Delta.tsx'
import { Money } from '#design-system/components/Money.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/StatTile',
  component: StatTile,
  args: { caption: 'Result in August', value: '+214.66' },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  render: () => (
    <Sheet>
      <Sample name="Ready">
        <StatTile caption="Result in August" value={<Money value="214.66" unit="USDT" size="xl" result />} under={<Delta value="3.44" />} />
      </Sample>
      <Sample name="Loading">
        <StatTile caption="Result in August" value={null} loading />
      </Sample>
      <Sample name="No data">
        <StatTile caption="Best day" value={null} under="No deals in August yet" />
      </Sample>
    </Sheet>
  ),
}
