import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LastUpdated } from '#design-system/components/data-display/LastUpdated.tsx'
import { storyNow } from '../.storybook/decorators.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/LastUpdated',
  component: LastUpdated,
  parameters: {
    usage: {
      use: 'Beside figures that change by themselves: balances, results, rates.',
      instead: 'For data from the cache that could not be refreshed use StaleDataNotice.',
      do: ['Place it once per card that loads as a whole.', 'Use `zone` where days or months are counted.'],
      dont: ['Repeat it beside every figure.'],
      accessibility: ['The time is text and is not announced at each refresh.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { asOf: storyNow - 10 * 60_000 },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof LastUpdated>

export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As of 2:10 PM')).toBeVisible()
  },
}
/** What was just fetched says nothing about its age. */
export const Fresh: Story = {
  args: { asOf: storyNow - 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/As of/)).toBeNull()
  },
}
/** Shows the time zone after the time, where days or months are counted in it. */
export const WithZone: Story = { args: { zone: true } }
export const DaysAgo: Story = { args: { asOf: Date.parse('2026-08-11T09:00:00Z') } }
/** A refresh brought nothing newer. */
export const Saved: Story = { args: { savedAt: storyNow - 4 * 60_000 } }
export const Russian: Story = { args: { zone: true }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
