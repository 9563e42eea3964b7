import type { Meta, StoryObj } from '@storybook/react-vite'
import { insuranceTypes } from '#mocks/fixtures/market.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { MarketingLayout } from '#design-system/layouts/MarketingLayout.tsx'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { InsuranceInfoScreen } from '#design-system/screens/insurance/InsuranceInfoScreen.tsx'
import { InsuranceTermsScreen } from '#design-system/screens/insurance/InsuranceTermsScreen.tsx'
import { frame, links } from '../../layouts/frame.ts'

const types = ready([...insuranceTypes])

const meta = {
  title: 'screens/insurance/Texts',
  component: InsuranceInfoScreen,
  parameters: { layout: 'fullscreen' },
  args: { types, links: { register: '#register', terms: '#terms' } },
  decorators: [
    (Story, { globals }) => (
      <MarketingLayout
        frame={frame(globals['locale'] as Locale)}
        links={{ ...links, cabinet: '/en/cabinet' }}
        back={{ label: 'Insurance', href: '/en/cabinet/trade/uta/insurance' }}
      >
        <Story />
      </MarketingLayout>
    ),
  ],
} satisfies Meta<typeof InsuranceInfoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const InfoLoading: Story = { args: { types: loading } }
export const InfoWithoutTypes: Story = { args: { types: ready([]) } }
export const InfoRussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Terms: Story = { render: (args) => <InsuranceTermsScreen {...args} /> }
export const TermsFailed: Story = { ...Terms, args: { types: failed({ kind: 'offline' }, () => {}) } }
export const TermsGermanAt360: Story = { ...Terms, globals: { locale: 'de', viewport: { value: 'w360' } } }
