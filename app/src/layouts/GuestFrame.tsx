import { GuestLayout } from '#design-system/layouts/GuestLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import { useSession } from '../root/app-context.ts'
import { useLayoutControls } from '../root/use-frame.ts'
import { useFooter } from './use-footer.tsx'
import { usePublicLinks } from './public-links.ts'

export default function GuestFrame({ children }: FrameProps) {
  return (
    <GuestLayout frame={useLayoutControls()} links={usePublicLinks()} signedIn={useSession().state !== 'anonymous'} {...useFooter()}>
      {children}
    </GuestLayout>
  )
}
