import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '#design-system/components/layout/Section.tsx'
import { TypedRuler } from '#design-system/forms/TypedRuler.tsx'

const Page = styled('div')({ padding: 16, maxWidth: 480 })
// A thumb's click target extends beyond the ruler's ends.
const Clipped = styled(Card)({ overflow: 'clip' })
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/TypedRuler',
  component: TypedRuler,
  parameters: {
    usage: {
      use: 'An assumption that is dragged roughly or typed exactly: the calculator’s amount, term and rate.',
      instead: 'For money that moves use AmountField.',
      do: ['Name the unit in `fieldLabel`.', 'Show at once what follows from the value.'],
      dont: ['Round what was typed: only the ruler moves in steps.'],
      accessibility: ['A field and MUI’s Slider with names of their own; the field says it if an end of the ruler is used instead.'],
      status: 'new',
    } satisfies Usage,
  },
  args: {
    label: 'Amount',
    fieldLabel: 'Amount in USDT',
    value: '5000',
    onValue: fn(),
    scale: { from: '100', to: '10000', decimals: 18 },
    unit: 'USDT',
    ruler: {
      step: 20,
      valueAt: (step) => String(step * 250),
      min: 0,
      max: 40,
      major: 10,
      spoken: '5,000 USDT',
      marks: ['100', '2,500', '5,000', '7,500', '10,000'],
    },
  },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value)
    const step = Math.round(Number(value) / 250)
    return (
      <Page>
        <Clipped>
          <TypedRuler
            {...args}
            value={value}
            onValue={(next) => {
              args.onValue(next)
              setValue(next)
            }}
            ruler={{ ...args.ruler, step, spoken: `${value} USDT` }}
          />
        </Clipped>
      </Page>
    )
  },
} satisfies Meta<typeof TypedRuler>

export default meta
type Story = StoryObj<typeof meta>

/** What is dragged is written in the field. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Amount' }).focus()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('textbox', { name: 'Amount in USDT' })).toHaveValue('7,500')
  },
}
/** Below the ruler's start, the start is used; the next number clears the message. */
export const Clamped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount in USDT' })
    await userEvent.clear(field)
    await userEvent.type(field, '7')
    await expect(args.onValue).toHaveBeenLastCalledWith('100')
    await expect(field).toHaveAccessibleDescription('The minimum is 100, so we’ll use that.')
    await expect(field).toBeValid()
    await userEvent.type(field, '50')
    await expect(args.onValue).toHaveBeenLastCalledWith('750')
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.clear(field)
    await userEvent.type(field, '99999')
  },
}
/** A text that is no amount is kept, and changes nothing; an emptied field takes the value again. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount in USDT' })
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('5,000')
    await userEvent.clear(field)
    await userEvent.type(field, '1.234,5')
    await expect(field).toBeInvalid()
    await expect(args.onValue).not.toHaveBeenCalledWith('1234.5')
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
