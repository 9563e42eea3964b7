import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportNotice } from '#design-system/components/feedback/ExportNotice.tsx'
import { idle, refused } from '#design-system/lib/submission.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ExportNotice',
  component: ExportNotice,
  parameters: {
    usage: {
      use: 'Above a list that can be downloaded: its file failed, or is only a part of the list.',
      instead: 'For data that could not be refreshed use StaleDataNotice.',
      do: ['Pass what the export says; it decides whether there is anything to show.'],
      dont: ['Confirm a whole file: the browser shows the download.'],
      accessibility: ['An alert, because it answers a press elsewhere on the page.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { exporting: idle, part: 20_000, failed: 'Couldn’t download the list' },
} satisfies Meta<typeof ExportNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Failed: Story = { args: { exporting: refused({ kind: 'server' }) } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
