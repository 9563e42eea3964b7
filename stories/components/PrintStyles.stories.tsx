import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrintStyles } from '#design-system/components/PrintStyles.tsx'
import { Card } from '#design-system/components/Section.tsx'
import Typography from '@mui/material/Typography'

const meta = {
  title: 'components/PrintStyles',
  component: PrintStyles,
  args: { part: '[data-receipt]' },
  render: ({ part }) => (
    <>
      <PrintStyles part={part} />
      <Typography>Only on the screen.</Typography>
      <Card data-receipt="">
        <Typography>On the screen and on paper.</Typography>
      </Card>
    </>
  ),
} satisfies Meta<typeof PrintStyles>

export default meta
type Story = StoryObj<typeof meta>

/** Print this page: of the two texts, the sheet has one. */
export const Ready: Story = {}
