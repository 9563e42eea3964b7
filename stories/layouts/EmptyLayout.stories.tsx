import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyLayout } from '#design-system/layouts/EmptyLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { frame } from './frame.ts'

const meta = {
  title: 'layouts/Empty',
  component: EmptyLayout,
  parameters: { layout: 'fullscreen' },
  args: { frame: frame(), children: <PageHeader title="Content" lead="In the middle of the page." /> },
} satisfies Meta<typeof EmptyLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } }, args: { frame: frame('de') } }
