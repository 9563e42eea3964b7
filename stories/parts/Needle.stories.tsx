import type { Meta, StoryObj } from '@storybook/react-vite'
import { Needle } from '#design-system/parts/Needle.tsx'
import { Edge } from '#design-system/parts/Edge.tsx'
import { OnCard } from '../sheet.tsx'

const meta = {
  title: 'parts/Needle',
  component: Needle,
  args: { at: 63.6 },
} satisfies Meta<typeof Needle>

export default meta
type Story = StoryObj<typeof meta>

/** A needle stands on a scale that holds it; here on an edge. */
export const OnAnEdge: Story = {
  render: ({ at }) => (
    <OnCard>
      <Edge segments={[{ share: at, tone: 'brand' }]} needle={at} height={16} label={`${at}%`} />
    </OnCard>
  ),
}
