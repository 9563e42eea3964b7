import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrintStyles } from '#design-system/components/layout/PrintStyles.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/PrintStyles',
  component: PrintStyles,
  parameters: {
    usage: {
      use: 'On a page whose one part is printed or saved as PDF: a receipt, the statement.',
      instead: 'To hide a single element on paper use a print media query in its own style.',
      do: ['Mark the part with a data attribute of its own.'],
      dont: ['Use it twice on a page.'],
      accessibility: ['Paper is black on white in either theme.'],
      status: 'new',
    } satisfies Usage,
  },
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
export const Ready: Story = { tags: ['daily'] }
