import { LandingLayout } from '#design-system/layouts/LandingLayout.tsx'
import type { FrameProps } from '../../pages.ts'
import { useView } from '../../root/app-context.ts'
import { useFrame } from '../../root/use-frame.ts'
import { useFooter } from './use-footer.tsx'
import { usePublicLinks } from './public-links.ts'

export default function LandingFrame({ children }: FrameProps) {
  return (
    <LandingLayout frame={useFrame()} links={usePublicLinks()} signedIn={useView().state !== 'anonymous'} {...useFooter()}>
      {children}
    </LandingLayout>
  )
}
