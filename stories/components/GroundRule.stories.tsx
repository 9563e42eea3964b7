import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoinStack } from '#design-system/components/art/CoinStack.tsx'
import { GroundRule } from '#design-system/components/art/GroundRule.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/GroundRule',
  component: GroundRule,
  parameters: {
    usage: {
      use: 'The foot of an illustration, across the whole panel.',
      instead: 'To separate content: use space, or the rule of a list.',
      do: ['Set `ink` on the dark panel.'],
      dont: ['Use it as a scale: its ticks count nothing.'],
      accessibility: ['Decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { ink: false },
  render: (args) =>
    args.ink ? (
      <OnInk>
        <GroundRule {...args} />
      </OnInk>
    ) : (
      <GroundRule {...args} />
    ),
} satisfies Meta<typeof GroundRule>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

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
          <GroundRule ink />
        </OnInk>
      </Sample>
      <Sample name="under a drawing">
        <OnInk>
          <CoinStack />
          <GroundRule ink />
        </OnInk>
      </Sample>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[onink]')).toBeNull()
  },
}
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'w320' } } }
