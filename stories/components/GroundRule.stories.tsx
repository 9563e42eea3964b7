import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoinStack } from '#design-system/components/art/CoinStack.tsx'
import { GroundRule } from '#design-system/components/art/GroundRule.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/GroundRule',
  component: GroundRule,
} satisfies Meta<typeof GroundRule>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  render: () => (
    <Sheet>
      <Sample name="on the page">
        <GroundRule />
      </Sample>
      <Sample name="on a card">
        <OnCard>
          <GroundRule />
        </OnCard>
      </Sample>
      <Sample name="on ink">
        <OnInk>
          <GroundRule onInk />
        </OnInk>
      </Sample>
      <Sample name="under a drawing">
        <OnInk>
          <CoinStack />
          <GroundRule onInk />
        </OnInk>
      </Sample>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[onink]')).toBeNull()
  },
}
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'w320' } } }
