import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DealRow } from '#design-system/components/deals/DealRow.tsx'
import { DealFrame, DealTable } from '#design-system/components/deals/DealTable.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { PageStack } from '#design-system/components/layout/CardGrid.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import type { Usage } from '../../site/usage.ts'

const deals = samplesOf('trader').deals.slice(0, 5)

const meta = {
  title: 'components/deals/Deals',
  component: DealTable,
  parameters: {
    usage: {
      use: 'The latest deals on a page about something else: overview, UTA, landing page.',
      instead: 'For the whole list with filters use DealsScreen, which uses DataTable.',
      do: ['Pass `null` while they load: the rows keep their space.', 'Use `few` where phones have other things to show.'],
      dont: ['Add columns: they are the same everywhere.'],
      accessibility: ['A table with row headers; on phones its rows become cards by CSS, and it stays a table for screen readers.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { caption: 'Latest deals', deals, ground: 'canvas', hrefOf: ({ id }) => `#${id}` },
  decorators: [
    (Story) => (
      <PageStack>
        <Story />
      </PageStack>
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
