import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaintenanceLayout } from '#design-system/layouts/MaintenanceLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { frame } from './frame.ts'

const meta = {
  title: 'layouts/Maintenance',
  component: MaintenanceLayout,
  parameters: { layout: 'fullscreen' },
  args: { frame: frame(), children: <PageHeader title="Content" lead="In the middle of the page." /> },
} satisfies Meta<typeof MaintenanceLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } }, args: { frame: frame('de') } }
