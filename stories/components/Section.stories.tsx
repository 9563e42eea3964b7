import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '#design-system/components/Section.tsx'
import { StatusChip } from '#design-system/components/StatusChip.tsx'

const meta = {
  title: 'components/Section',
  component: Section,
  args: { title: 'Latest transactions', link: { label: 'All transactions', href: '#all' } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const WithLink: Story = { args: { children: 'Content' } }
export const WithChip: Story = { args: { title: 'UTA', link: null, aside: <StatusChip>Not active</StatusChip>, children: 'Content' } }
export const GermanOnAPhone: Story = {
  args: {
    title: 'Partnerprämien und Bonuskontobewegungen',
    link: { label: 'Alle Bonuskontobewegungen anzeigen', href: '#all' },
    children: 'Inhalt',
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
