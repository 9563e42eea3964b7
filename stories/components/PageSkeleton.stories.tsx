import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageSkeleton } from '#design-system/components/PageSkeleton.tsx'

const meta = { title: 'components/PageSkeleton', component: PageSkeleton } satisfies Meta<typeof PageSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
