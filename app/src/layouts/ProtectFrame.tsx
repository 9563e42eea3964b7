import type { PropsWithChildren } from 'react'
import { ProtectLayout } from '#design-system/layouts/ProtectLayout.tsx'
import { useSession } from '../auth/environment-hooks.ts'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { usePath } from '../hooks/use-path.ts'
import DefaultFrame from './DefaultFrame.tsx'
import { SessionQueryProvider, signOut } from './SessionQueryProvider.tsx'
import { useFramed } from './use-framed.ts'

function BareFrame({ children }: PropsWithChildren) {
  const { to } = usePath()
  return (
    <ProtectLayout frame={useLayoutControls()} help={to('/help')} onSignOut={signOut} signingOut={useSession().leaving}>
      <SessionQueryProvider>{children}</SessionQueryProvider>
    </ProtectLayout>
  )
}

/** Without navigation for who cannot use it yet; for who is verified, the cabinet's own layout. */
export default function ProtectFrame({ children }: PropsWithChildren) {
  const Frame = useFramed() ? DefaultFrame : BareFrame
  return <Frame>{children}</Frame>
}
