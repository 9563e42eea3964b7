import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ruler } from '#design-system/components/brand/Ruler.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import type { Usage } from '../site/usage.ts'

const Page = styled('div')({ padding: 16 })

const meta = {
  title: 'components/Ruler',
  component: Ruler,
  parameters: {
    usage: {
      use: 'A value on a scale that cannot be moved: the prerendered calculator before its code has loaded.',
      instead: 'To let the value be moved use RulerSlider, or TypedRuler with a field.',
      do: ['Give five labels: both ends, the quarters and the middle.'],
      dont: ['Draw reeds that measure nothing.'],
      accessibility: ['The reeds are decoration; caption and value are text.'],
      status: 'new',
    } satisfies Usage,
  },
  args: {
    label: 'Assumed profit or loss per month',
    value: 6,
    min: -20,
    max: 20,
    major: 10,
    shown: '+1.5%',
    marks: ['−5%', '−2.5%', '0', '+2.5%', '+5%'],
  },
  render: (args) => (
    <Page>
      <Card>
        <Ruler {...args} />
      </Card>
    </Page>
  ),
} satisfies Meta<typeof Ruler>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1.5%')).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}
/** A loss fills to the left of zero. */
export const Loss: Story = { args: { value: -9, shown: '−2.25%' } }
