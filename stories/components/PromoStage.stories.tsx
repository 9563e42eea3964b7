import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { CalendarEdge } from '#design-system/components/brand/CalendarEdge.tsx'
import { PromoStage } from '#design-system/components/layout/PromoStage.tsx'
import type { Usage } from '../site/usage.ts'

const Season = ({ label = '18 days left' }: { label?: string }) => (
  <CalendarEdge from="2026-06-01T00:00:00Z" until="2026-09-01T00:00:00Z" label={label} />
)

const meta = {
  title: 'components/PromoStage',
  component: PromoStage,
  parameters: {
    usage: {
      use: 'The top of the promotion’s pages.',
      instead: 'For announcements elsewhere use Notice.',
      do: ['Say what the user has done, and the time left.'],
      dont: ['Put conditions into it: they have a page.'],
      accessibility: ['Coins and edge are decorative; lead and label say the same.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    title: 'Summer with MATU',
    lead: 'Five steps to complete by August 31. Each one adds MATU to your bonus account.',
    coins: { count: 5, done: 2 },
    edge: <Season />,
  },
} satisfies Meta<typeof PromoStage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
/** Nothing earned yet: every coin is an outline. */
export const AtTheStart: Story = { args: { coins: { count: 5, done: 0 } } }
export const AllEarned: Story = { args: { coins: { count: 5, done: 5 } } }
export const OneStep: Story = { args: { coins: { count: 1, done: 0 } } }
/** A related page: the stage without coins, with its own button. */
export const WithoutCoins: Story = {
  args: {
    coins: null,
    children: (
      <div>
        <Button variant="soft">To the terms</Button>
      </div>
    ),
  },
}
export const GermanAt360: Story = {
  args: {
    title: 'Sommeraktion für Partnerempfehlungen',
    lead: 'Fünf Schritte bis zum 31. August. Für jeden wird MATU auf Ihr Bonuskonto gutgeschrieben.',
    edge: <Season label="noch 18 Tage" />,
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
