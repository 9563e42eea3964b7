import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SectionTabs } from '#design-system/components/navigation/SectionTabs.tsx'
import type { Usage } from '../site/usage.ts'

// The tabs extend to the edges of the page's padding on phones.
const Page = styled('div')({ padding: '0 16px' })

const names = ['Overview', 'Deals', 'Statistics', 'Transactions', 'Referral reward', 'Calculator', 'Insurance']
const tabs = (current: string) => names.map((label) => ({ label, href: `/en/${label}`, current: label === current }))

const meta = {
  title: 'components/SectionTabs',
  parameters: {
    usage: {
      use: 'The pages of one section of the cabinet: UTA, referral.',
      instead: 'For views of the same data use SegmentedControl.',
      do: ['Keep names to one or two words.'],
      dont: ['Change tabs by what the page loads.'],
      accessibility: ['A navigation of links, not ARIA tabs: each is a page with its own address.'],
      status: 'stable',
    } satisfies Usage,
    layout: 'fullscreen',
  },
  component: SectionTabs,
  args: { label: 'UTA', tabs: tabs('Deals') },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof SectionTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The current tab is scrolled into view. */
export const LastAt360: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { tabs: tabs('Insurance') },
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByRole('link', { current: 'page' })
    await expect(last).toHaveTextContent('Insurance')
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}
