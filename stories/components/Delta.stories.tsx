import type { Meta, StoryObj } from '@storybook/react-vite'
import { Delta } from '#design-system/components/data-display/Delta.tsx'
import { OnInk, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Delta',
  component: Delta,
  parameters: {
    usage: {
      use: 'How much a value has changed, in per cent or as an amount.',
      instead: 'For an amount that came or went use Money with `gain`; for a result Money with `result`.',
      do: ['Say over which time it changed, beside it.', 'Use `plain` on dark cards and coloured chips.'],
      dont: ['Colour anything but the change itself.'],
      accessibility: ['Arrow and sign say the direction; colour only repeats it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { value: '1.43' },
} satisfies Meta<typeof Delta>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const Matrix: Story = {
  render: () => (
    <Sheet>
      <Sample name="Gain">
        <Delta value="1.43" />
      </Sample>
      <Sample name="Loss">
        <Delta value="-0.73" />
      </Sample>
      <Sample name="Zero">
        <Delta value="0" />
      </Sample>
      <Sample name="Amount">
        <Delta value="214.66" unit="USDT" />
      </Sample>
      <Sample name="On ink">
        <OnInk>
          <Delta value="1.43" plain />
        </OnInk>
      </Sample>
    </Sheet>
  ),
}

export const German: Story = { args: { value: '-1214.66', unit: 'USDT' }, globals: { locale: 'de', viewport: { value: 'w360' } } }
