import type { PropsWithChildren } from 'react'
import { MarketingLayout } from '#design-system/layouts/MarketingLayout.tsx'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { useInsuranceSearch } from '../hooks/use-insurance-search.ts'
import { usePath } from '../hooks/use-path.ts'
import { SessionQueryProvider } from './SessionQueryProvider.tsx'
import { useFooter } from './use-footer.ts'
import { usePublicLinks } from './public-links.ts'
import { ConfiguredSupport } from './ConfiguredSupport.tsx'

export default function MarketingFrame({ children }: PropsWithChildren) {
  const { to } = usePath()
  const back = {
    label: useTranslations('frame').titles.insurance(),
    href: to('/cabinet/trade/uta/insurance', { search: useInsuranceSearch() }),
  }
  return (
    <MarketingLayout frame={useLayoutControls()} links={usePublicLinks()} back={back} {...useFooter()}>
      <SessionQueryProvider>
        <ConfiguredSupport>{children}</ConfiguredSupport>
      </SessionQueryProvider>
    </MarketingLayout>
  )
}
