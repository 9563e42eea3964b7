import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGridItem, CardGrid, PageStack } from '#design-system/components/layout/CardGrid.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/CardGrid',
  component: CardGridItem,
  parameters: {
    usage: {
      use: 'The cards of a page, arranged for phone, narrow desktop and desktop at once.',
      instead: 'Inside a card use a flex box; for the public pages PublicWidth.',
      do: ['Let the spans of a row add up to twelve, at both widths.', 'Order the cells by importance: phones show them in this order.'],
      dont: ['Change the order by CSS: reading and tab order would differ.'],
      accessibility: ['The order in the document is the order on every screen.'],
      status: 'stable',
      changes: { '2026-11-24': 'Built on MUI’s Grid.' },
    } satisfies Usage,
  },
  args: { span: 7, narrow: 6, children: null },
} satisfies Meta<typeof CardGridItem>

export default meta
type Story = StoryObj<typeof meta>

/** One cell with a second one beside it that takes the rest. */
export const Default: Story = {
  tags: ['daily'],
  render: ({ span, narrow = span }) => (
    <PageStack>
      <CardGrid>
        <CardGridItem span={span} narrow={narrow}>
          <Card>{`${span} of 12, beside the rail ${narrow}`}</Card>
        </CardGridItem>
        <CardGridItem span={12 - span} narrow={12 - narrow}>
          <Card>The rest</Card>
        </CardGridItem>
      </CardGrid>
    </PageStack>
  ),
}

/** Twelve columns from 900 px up; below, one column in the same order. */
export const Cells: Story = {
  render: () => (
    <PageStack>
      <CardGrid>
        <CardGridItem span={8} narrow={7}>
          <Card>8 of 12, beside the rail 7</Card>
        </CardGridItem>
        <CardGridItem span={4} narrow={5}>
          <Card>4 of 12, beside the rail 5</Card>
        </CardGridItem>
        <CardGridItem span={7}>
          <Card>7 of 12</Card>
        </CardGridItem>
        <CardGridItem span={5}>
          <Card>Two cards</Card>
          <Card>in one cell</Card>
        </CardGridItem>
      </CardGrid>
    </PageStack>
  ),
}
