import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import { MarketingLayout } from '#design-system/layouts/MarketingLayout.tsx'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { footer, frame, links } from '../../layouts/frame.ts'

const Framed = ({ locale, children }: { locale: Locale; children: ReactNode }) => {
  const nav = useTranslations('frame')
  return (
    <MarketingLayout
      frame={frame(locale)}
      links={{ ...links, cabinet: '/en/cabinet' }}
      footer={footer()}
      back={{ label: nav.items.insurance(), href: '/en/cabinet/trade/uta/insurance' }}
    >
      {children}
    </MarketingLayout>
  )
}

/** The layout around the screens that explain and sell insurance. */
export const inMarketingLayout: Decorator = (Story, { globals }) => (
  <Framed locale={globals['locale'] as Locale}>
    <Story />
  </Framed>
)
