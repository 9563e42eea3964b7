import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RulerSlider } from '#design-system/components/RulerSlider.tsx'
import { Card } from '#design-system/components/Section.tsx'

const Page = styled('div')({ padding: 16 })

const meta = {
  title: 'components/RulerSlider',
  component: RulerSlider,
  args: {
    label: 'Assumed result per month',
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
    const slider = within(canvasElement).getByRole('slider', { name: 'Assumed result per month' })
    slider.focus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(slider).toHaveValue('20')
    await userEvent.keyboard('{PageDown}')
    await expect(slider).toHaveValue('10')
  },
}
export const BelowZero: Story = { args: { value: -6 } }
export const At320: Story = { globals: { viewport: { value: 'w320' } } }
