import type { Meta, StoryObj } from '@storybook/react-vite'
import { accessibilityFaults } from './negative-fixtures.ts'

// A5: the same checks as for every other story, over 49 faults on purpose (.storybook/planted.ts). Not part of the workbench.

const meta = {
  title: 'guard/PlantedAccessibility',
  tags: ['!dev', '!autodocs'],
  parameters: { matrix: { faults: accessibilityFaults } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const FortyNineFaults: Story = { render: () => <main /> }
