import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, within } from 'storybook/test'
import { DateField, DateRange } from '#design-system/forms/DateField.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { bound } from './fields.ts'
import type { Usage } from '../site/usage.ts'

function Range({ from = '', to = '' }: { from?: string; to?: string }) {
  const [range, setRange] = useState({ from, to })
  return <DateRange label="Period" {...range} onRange={setRange} max="2026-08-14" />
}

const meta = {
  title: 'forms/DateField',
  component: DateField,
  parameters: {
    usage: {
      use: 'A day. `DateRange` for a period.',
      instead: 'For periods with names (30 days, this month) use SegmentedControl.',
      do: ['Give the first and last possible day.'],
      dont: ['Ask for a date that can be computed.'],
      accessibility: ['The browser’s own date input: its format and calendar are the user’s.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: bound('day', 'Day'),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="rest">
          <DateField {...bound('a', 'Day')} />
        </Sample>
        <Sample name="filled">
          <DateField {...bound('b', 'Day')} defaultValue="2026-08-14" />
        </Sample>
        <Sample name="disabled">
          <DateField {...bound('c', 'Day')} defaultValue="2026-08-14" disabled />
        </Sample>
        <Sample name="range">
          <Range from="2026-08-01" to="2026-08-14" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

/** Days in the wrong order are reported, not swapped. */
export const WrongOrder: Story = {
  render: () => (
    <OnCard>
      <Range from="2026-08-01" />
    </OnCard>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-07-14' } })
    await expect(canvas.getByText('The start date must not be after the end date.')).toBeVisible()
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-08-01')
  },
}
