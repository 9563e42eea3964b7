import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReedBars } from '#design-system/components/brand/ReedBars.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const values = '2.4 1.6 -1 2.8 4.4 1.8 .8 -2.2 1.2 3.6 5 2.6 -.6 1.4 3.2 2 0 2.4 4.2 -1.6 1 2.8 1.8 3.4 -.4 2.2 4 3 1.6 3.68'
const month = values.split(' ').map((value, at) => ({ value: value.replace(/^(-?)\./, '$10.'), name: `2026-07-${at + 1}` }))

const meta = {
  title: 'components/ReedBars',
  component: ReedBars,
  parameters: {
    usage: {
      use: 'A small series of results within a card.',
      instead: 'With axis, values and a table use ReedBarChart; for one result DivergingBar.',
      do: ['Summarise the series in `label`.', 'Mark the current period by `now`.'],
      dont: ['Use it for exact reading.'],
      accessibility: ['A picture with the label as its text.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { bars: month, label: 'Daily result in 30 days: 24 days up, 5 down, best +4.10 USDT' },
} satisfies Meta<typeof ReedBars>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  tags: ['daily'],
  render: ({ bars, label }) => (
    <OnCard>
      <Sheet>
        <Sample name="A month, today is the needle">
          <ReedBars bars={bars} label={label} now={29} />
        </Sample>
        <Sample name="Single results">
          <ReedBars bars={bars} label={label} results height={110} width={4} now={29} />
        </Sample>
        <Sample name="Losses only">
          <ReedBars bars={bars.slice(0, 8).map(({ name }) => ({ name, value: '-1.2' }))} label="Eight days down" />
        </Sample>
        <Sample name="Nothing happened">
          <ReedBars bars={bars.map(({ name }) => ({ name, value: '0' }))} label="No result yet" />
        </Sample>
        <Sample name="On ink">
          <OnInk>
            <ReedBars bars={bars} label={label} on="ink" />
          </OnInk>
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
