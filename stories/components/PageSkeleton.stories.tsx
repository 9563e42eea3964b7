import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageSkeleton } from '#design-system/components/feedback/PageSkeleton.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/PageSkeleton',
  component: PageSkeleton,
  parameters: {
    usage: {
      use: 'The time in which a page’s code is loading.',
      instead: 'For data use Skeleton within the page.',
      do: ['Leave it to the router: pages need not use it.'],
      dont: ['Add texts: it is gone before they are read.'],
      accessibility: ['The region is busy; nothing is read until the page is there.'],
      status: 'stable',
    } satisfies Usage,
  },
} satisfies Meta<typeof PageSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
