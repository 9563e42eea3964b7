import type { PropsWithChildren } from 'react'
import { LandingLayout } from '#design-system/layouts/LandingLayout.tsx'
import { useSession } from '../auth/environment-hooks.ts'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { useFooter } from './use-footer.ts'
import { usePublicLinks } from './public-links.ts'

export default function LandingFrame({ children }: PropsWithChildren) {
  return (
    <LandingLayout frame={useLayoutControls()} links={usePublicLinks()} signedIn={useSession().state !== 'anonymous'} {...useFooter()}>
      {children}
    </LandingLayout>
  )
}
