import type { Meta, StoryObj } from '@storybook/react-vite'
import { accessibilityFaults } from './negative-fixtures.ts'

// Runs the checks of every other story on 49 deliberate faults (.storybook/planted.ts). Hidden in Storybook.

const meta = {
  title: 'guard/PlantedAccessibility',
  tags: ['!dev', '!autodocs'],
  parameters: { matrix: { faults: accessibilityFaults } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const FortyNineFaults: Story = { render: () => <main /> }
