import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RulerSlider } from '#design-system/components/inputs/RulerSlider.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import type { Usage } from '../site/usage.ts'

const Page = styled('div')({ padding: 16 })

const meta = {
  title: 'components/RulerSlider',
  component: RulerSlider,
  parameters: {
    usage: {
      use: 'An assumption that is tried out: amount, rate, term in the calculator.',
      instead: 'For an exact value use AmountField beside it or instead.',
      do: ['Show the value above and what follows from it at once.'],
      dont: ['Use it for money that moves.'],
      accessibility: ['MUI’s Slider: arrows, Page Up and Down, Home and End; `spoken` is what is read, with its unit.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Slider.' },
    } satisfies Usage,
  },
  args: {
    label: 'Assumed profit or loss per month',
    value: 10,
    min: -20,
    max: 20,
    major: 10,
    onChange: fn(),
    shown: '',
    spoken: '',
    marks: ['−5', '−2.5', '0', '+2.5', '+5'],
  },
  render: function Moving(args) {
    const [value, move] = useState(args.value)
    // Always inside a card: half a thumb needs space on either side.
    return (
      <Page>
        <Card>
          <RulerSlider {...args} value={value} onChange={move} shown={`${value / 4} %`} spoken={`${value / 4} %`} />
        </Card>
      </Page>
    )
  },
} satisfies Meta<typeof RulerSlider>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move by one reed, Page Up and Page Down by one major step, and stop at the ends. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Assumed profit or loss per month' })
    slider.focus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(slider).toHaveValue('20')
    await userEvent.keyboard('{PageDown}')
    await expect(slider).toHaveValue('10')
  },
}
export const BelowZero: Story = { args: { value: -6 } }
export const At320: Story = { globals: { viewport: { value: 'w320' } } }
