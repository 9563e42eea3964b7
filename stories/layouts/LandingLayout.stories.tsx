import type { Meta, StoryObj } from '@storybook/react-vite'
import { LandingLayout } from '#design-system/layouts/LandingLayout.tsx'
import { PublicWidth } from '#design-system/layouts/PublicWidth.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { footer, frame, links } from './frame.ts'

// The docs page serialises args as JSON, and a styled element is circular.
const Content = () => (
  <PublicWidth>
    <PageHeader title="Content" lead="Sections of the landing stand here." />
  </PublicWidth>
)

const meta = {
  title: 'layouts/Landing',
  component: LandingLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    frame: frame(),
    links,
    signedIn: false,
    footer: footer(),
    children: <Content />,
  },
} satisfies Meta<typeof LandingLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const SignedIn: Story = { args: { signedIn: true, links: { ...links, cabinet: '/en/cabinet' } } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } }, args: { frame: frame('de') } }
export const RussianAt320: Story = { globals: { locale: 'ru', viewport: { value: 'w320' } }, args: { frame: frame('ru') } }
