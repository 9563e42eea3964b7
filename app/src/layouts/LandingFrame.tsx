import { LandingLayout } from '#design-system/layouts/LandingLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import { useSession } from '../root/app-context.ts'
import { useLayoutControls } from '../root/use-frame.ts'
import { useFooter } from './use-footer.tsx'
import { usePublicLinks } from './public-links.ts'

export default function LandingFrame({ children }: FrameProps) {
  return (
    <LandingLayout frame={useLayoutControls()} links={usePublicLinks()} signedIn={useSession().state !== 'anonymous'} {...useFooter()}>
      {children}
    </LandingLayout>
  )
}
