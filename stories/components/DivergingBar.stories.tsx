import type { Meta, StoryObj } from '@storybook/react-vite'
import { DivergingBar } from '#design-system/components/DivergingBar.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/DivergingBar',
  component: DivergingBar,
  args: { value: '1.84' },
} satisfies Meta<typeof DivergingBar>

export default meta
type Story = StoryObj<typeof meta>

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
