import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StaleDataLabel } from '#design-system/components/data-display/StaleDataLabel.tsx'
import { storyNow } from '../.storybook/decorators.tsx'
import { OnCard, OnInk, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const minute = 60_000
const hour = 60 * minute

const ages = [
  ['a moment ago', 20_000],
  ['four minutes ago', 4 * minute],
  ['three hours ago', 3 * hour],
  ['yesterday', 20 * hour],
  ['last week', 7 * 24 * hour],
  ['last year', 300 * 24 * hour],
] as const

const meta = {
  title: 'components/StaleDataLabel',
  component: StaleDataLabel,
  parameters: {
    usage: {
      use: 'Beside a single number that may be out of date.',
      instead: 'Above a whole part use StaleDataNotice; for current data LastUpdated.',
      do: ['Set `stale` on the Money beside it.'],
      dont: ['Show it for data that was just loaded.'],
      accessibility: ['Text with the time; the clock icon is decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { at: storyNow - 4 * minute },
} satisfies Meta<typeof StaleDataLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Only the time on the same day, otherwise with the date. */
export const Matrix: Story = {
  render: () => (
    <Sheet>
      {ages.map(([name, age]) => (
        <Sample key={name} name={name}>
          <OnCard>
            <StaleDataLabel at={storyNow - age} />
          </OnCard>
          <OnInk>
            <StaleDataLabel at={storyNow - age} on="ink" />
          </OnInk>
        </Sample>
      ))}
    </Sheet>
  ),
}

export const Fresh: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Saved 2:16 PM')).toBeVisible()
  },
}
export const Yesterday: Story = {
  args: { at: storyNow - 20 * hour },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Saved Aug 13, 6:20 PM')).toBeVisible()
  },
}
export const Old: Story = {
  args: { at: storyNow - 7 * 24 * hour },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Saved Aug 7, 2:20 PM')).toBeVisible()
  },
}
export const German: Story = { ...Matrix, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { ...Matrix, globals: { locale: 'ru', viewport: { value: 'w320' } } }
export const Spanish: Story = { ...Matrix, globals: { locale: 'es', viewport: { value: 'w360' } } }
