import { GuestLayout } from '#design-system/layouts/GuestLayout.tsx'
import type { FrameProps } from '../../pages.ts'
import { useView } from '../../root/app-context.ts'
import { useFrame } from '../../root/use-frame.ts'
import { useFooter } from './use-footer.tsx'
import { usePublicLinks } from './public-links.ts'

export default function GuestFrame({ children }: FrameProps) {
  return (
    <GuestLayout frame={useFrame()} links={usePublicLinks()} signedIn={useView().state !== 'anonymous'} {...useFooter()}>
      {children}
    </GuestLayout>
  )
}
