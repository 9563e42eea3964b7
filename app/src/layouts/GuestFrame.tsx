import type { PropsWithChildren } from 'react'
import { GuestLayout } from '#design-system/layouts/GuestLayout.tsx'
import { useSession } from '../auth/environment-hooks.ts'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { ConfiguredSupport } from './ConfiguredSupport.tsx'
import { useFooter } from './use-footer.ts'
import { usePublicLinks } from './public-links.ts'

export default function GuestFrame({ children }: PropsWithChildren) {
  return (
    <GuestLayout frame={useLayoutControls()} links={usePublicLinks()} signedIn={useSession().state !== 'anonymous'} {...useFooter()}>
      <ConfiguredSupport>{children}</ConfiguredSupport>
    </GuestLayout>
  )
}
