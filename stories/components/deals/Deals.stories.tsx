import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DealRow } from '#design-system/components/deals/DealRow.tsx'
import { DealFrame, DealTable } from '#design-system/components/deals/DealTable.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { Page } from '#design-system/components/Grid.tsx'
import { Card } from '#design-system/components/Section.tsx'

const deals = samplesOf('trader').deals.slice(0, 5)

const meta = {
  title: 'components/deals/Deals',
  component: DealTable,
  args: { caption: 'Latest deals', deals, ground: 'canvas', hrefOf: ({ id }) => `#${id}` },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof DealTable>

export default meta
type Story = StoryObj<typeof meta>

export const Latest: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(5)
    await expect(links[0]).toHaveAttribute('href', '#deal-40220')
  },
}
export const Loading: Story = { args: { deals: null } }
export const Hidden: Story = { globals: { amounts: 'hidden' } }
export const OnCard: Story = {
  args: { ground: 'card', few: true },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
}
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }

/** One deal is open beside the list. */
export const Chosen: Story = {
  render: ({ caption, ground = 'card' }) => (
    <DealFrame caption={caption} ground={ground}>
      {deals.map((deal, at) => (
        <DealRow key={deal.id} deal={deal} href={`#${deal.id}`} chosen={at === 2} />
      ))}
    </DealFrame>
  ),
}
