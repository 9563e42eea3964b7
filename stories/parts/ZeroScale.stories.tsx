import type { Meta, StoryObj } from '@storybook/react-vite'
import { ZeroScale } from '#design-system/parts/ZeroScale.tsx'
import { OnCard, Sample, Sheet } from '../sheet.tsx'

const meta = {
  title: 'parts/ZeroScale',
  component: ZeroScale,
  args: { value: '1.84' },
} satisfies Meta<typeof ZeroScale>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        {['0.62', '-0.21', '1.84', '-1.12', '2.99', '0', '4.2', '-7'].map((value) => (
          <Sample key={value} name={`${value}% on ±3%`}>
            <ZeroScale value={value} />
          </Sample>
        ))}
        <Sample name="On a card">
          <ZeroScale value="0.94" fill />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
