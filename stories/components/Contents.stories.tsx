import type { Meta, StoryObj } from '@storybook/react-vite'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { expect } from 'storybook/test'
import { Contents } from '#design-system/components/navigation/Contents.tsx'
import type { Usage } from '../site/usage.ts'

const contents = [
  { id: 'contents-money', title: 'Deposits and withdrawals' },
  { id: 'contents-trade', title: 'Trading' },
  { id: 'contents-safety', title: 'Security' },
]

const meta = {
  title: 'components/Contents',
  component: Contents,
  parameters: {
    usage: {
      use: 'Beside a page of several parts on desktops, so that users find one of them.',
      instead: 'Around a long text use Article, which brings it along.',
      do: ['Give the parts the ids that it links to.'],
      dont: ['Show it beside search results: a link within the page would drop the search.'],
      accessibility: ['It is a navigation, and the part in view is its current location.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { contents },
  render: (args) => (
    <Stack component="main" direction="row" spacing={10}>
      <Contents {...args} />
      <div>
        {args.contents.map(({ id, title }) => (
          <Typography component="h2" variant="h5" key={id} id={id} sx={{ minHeight: 120 }}>
            {title}
          </Typography>
        ))}
      </div>
    </Stack>
  ),
} satisfies Meta<typeof Contents>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['daily'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const index = canvas.getByRole('navigation', { name: 'On this page' })
    await expect(index).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Trading' })).toHaveAttribute('href', '#contents-trade')
  },
}
