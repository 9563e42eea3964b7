import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarketingLayout } from '#design-system/layouts/MarketingLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { footer, frame, links } from './frame.ts'

// The docs page serialises args as JSON, and a styled element is circular.
const Content = () => <PageHeader title="Content" lead="The page stands here." />

const meta = {
  title: 'layouts/Marketing',
  component: MarketingLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    frame: frame(),
    links: { ...links, cabinet: '/en/cabinet' },
    back: { label: 'Insurance', href: '/en/cabinet/trade/uta/insurance' },
    footer: footer(),
    children: <Content />,
  },
} satisfies Meta<typeof MarketingLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Insurance' })).toHaveAttribute('href', '/en/cabinet/trade/uta/insurance')
  },
}
/** The cabinet page does not exist yet: no link back. */
export const NoBackLink: Story = {
  args: { back: { label: 'Insurance', href: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Insurance' })).toBeNull()
  },
}
export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { frame: frame('de'), back: { label: 'Versicherung', href: '/de/cabinet/trade/uta/insurance' } },
}
export const RussianAt320: Story = {
  globals: { locale: 'ru', viewport: { value: 'w320' } },
  args: { frame: frame('ru'), back: { label: 'Страхование', href: '/ru/cabinet/trade/uta/insurance' } },
}
