import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '#design-system/components/layout/Section.tsx'
import { StatusChip } from '#design-system/components/data-display/StatusChip.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Section',
  component: Section,
  parameters: {
    usage: {
      use: 'A card with a heading: the unit of which pages are made. `Card` alone where no heading is needed.',
      instead: 'For a fact use StatTile; for a notice Notice.',
      do: ['One topic, one link beside the heading.', '`ink` once per page, for its main figure.'],
      dont: ['Nest cards; use `sunken` inside a card.'],
      accessibility: ['A region named by its heading.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Paper; the looks are its variants.' },
    } satisfies Usage,
  },
  args: { title: 'Latest transactions', link: { label: 'All transactions', href: '#all' } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const WithLink: Story = { tags: ['daily'], args: { children: 'Content' } }
export const WithChip: Story = { args: { title: 'UTA', link: null, aside: <StatusChip>Not active</StatusChip>, children: 'Content' } }
export const GermanOnAPhone: Story = {
  args: {
    title: 'Partnerprämien und Bonuskontobewegungen',
    link: { label: 'Alle Bonuskontobewegungen anzeigen', href: '#all' },
    children: 'Inhalt',
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
