import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RankConditions } from '#design-system/components/data-display/RankConditions.tsx'
import { referral } from '../screens/samples/referral.ts'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/RankConditions',
  component: RankConditions,
  parameters: {
    usage: {
      use: 'The way to the next rank, on every page that speaks of it.',
      instead: 'For a single condition use Condition; for all ranks RankRuler.',
      do: ['Pass the server’s standing as it is.', 'Use `brief` in small cards.'],
      dont: ['Word the conditions anew.'],
      accessibility: ['Text with decorative bars; what is missing is a sentence.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { standing: referral },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof RankConditions>

export default meta
type Story = StoryObj<typeof meta>

/** Personal assets suffice; the structure volume does not. Both are shown. */
export const OneOfTwo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reached')).toBeVisible()
    await expect(canvas.getByText('35,800 USDT to go')).toBeVisible()
  },
}
/** Only what is missing, for a small card. */
export const Brief: Story = {
  args: { brief: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To reach Senior · Team volume')).toBeVisible()
    await expect(canvas.getByText('35,800 USDT to go')).toBeVisible()
    await expect(canvas.queryByText('Reached')).toBeNull()
  },
}
export const ThreeConditions: Story = {
  args: { standing: { ...referral, rank: 'senior', structure_volume: '128400', monthly_volume: '2100' } },
}
export const AtTheTop: Story = {
  args: { standing: { ...referral, rank: 'master' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is the highest rank.')).toBeVisible()
  },
}
/** No digit of the missing amounts is shown. */
export const Hidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('35,800')
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: { brief: true }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
