import type { Decorator } from '@storybook/react-vite'
import type { Locale } from '#design-system/i18n/tags.ts'
import { MarketingLayout } from '#design-system/layouts/MarketingLayout.tsx'
import { footer, frame, links } from '../../layouts/frame.ts'

/** The page round the screens that explain and sell insurance. */
export const inMarketingLayout: Decorator = (Story, { globals }) => (
  <MarketingLayout
    frame={frame(globals['locale'] as Locale)}
    links={{ ...links, cabinet: '/en/cabinet' }}
    footer={footer()}
    back={{ label: 'Insurance', href: '/en/cabinet/trade/uta/insurance' }}
  >
    <Story />
  </MarketingLayout>
)
