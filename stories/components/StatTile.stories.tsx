import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatTile } from '#design-system/components/data-display/StatTile.tsx'
import { Delta } from '#design-system/components/data-display/Delta.tsx'
import { Money } from '#design-system/components/data-display/Money.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/StatTile',
  component: StatTile,
  parameters: {
    usage: {
      use: 'A number that stands for itself, in a row of two to four.',
      instead: 'For several facts about one thing use DescriptionList.',
      do: ['Give the period in the caption.', 'Pass `null` when there is no number, and say why in `under`.'],
      dont: ['Show 0 where nothing is known.'],
      accessibility: ['Caption and number are read in this order; while loading the tile is busy.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { caption: 'Profit and loss in August', value: '+214.66' },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const Matrix: Story = {
  render: () => (
    <Sheet>
      <Sample name="Ready">
        <StatTile
          caption="Profit and loss in August"
          value={<Money value="214.66" unit="USDT" size="xl" result />}
          under={<Delta value="3.44" />}
        />
      </Sample>
      <Sample name="Loading">
        <StatTile caption="Profit and loss in August" value={null} loading />
      </Sample>
      <Sample name="No data">
        <StatTile caption="Best day" value={null} under="No deals in August yet" />
      </Sample>
    </Sheet>
  ),
}
