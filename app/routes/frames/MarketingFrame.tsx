import { MarketingLayout } from '#design-system/layouts/MarketingLayout.tsx'
import { useText } from '#design-system/provider/reader.ts'
import type { FrameProps } from '../../pages.ts'
import { useFrame } from '../../root/use-frame.ts'
import { usePath } from '../../root/use-path.ts'
import { CabinetData } from './CabinetData.tsx'
import { useFooter } from './use-footer.tsx'
import { usePublicLinks } from './public-links.ts'

export default function MarketingFrame({ children }: FrameProps) {
  const { link } = usePath()
  const back = { label: useText('pages').titles.insurance(), href: link('/cabinet/trade/uta/insurance') }
  return (
    <MarketingLayout frame={useFrame()} links={usePublicLinks()} back={back} {...useFooter()}>
      <CabinetData>{children}</CabinetData>
    </MarketingLayout>
  )
}
