import type { Meta, StoryObj } from '@storybook/react-vite'
import { DivergingBar } from '#design-system/components/brand/DivergingBar.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/DivergingBar',
  component: DivergingBar,
  parameters: {
    usage: {
      use: 'A column of results that are compared by eye: gains right, losses left.',
      instead: 'For a series over time use ReedBars or ReedBarChart.',
      do: ['Use one range for the whole table and name it in the header.', 'Show the figure beside it.'],
      dont: ['Use it without the figure: beyond the range it only says “more”.'],
      accessibility: ['Decorative; the figure beside it is read.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { value: '1.84' },
} satisfies Meta<typeof DivergingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const Matrix: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        {['0.62', '-0.21', '1.84', '-1.12', '2.99', '0', '4.2', '-7'].map((value) => (
          <Sample key={value} name={`${value}% on ±3%`}>
            <DivergingBar value={value} />
          </Sample>
        ))}
        <Sample name="On a card">
          <DivergingBar value="0.94" fill />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
