import type { PropsWithChildren } from 'react'
import { ProtectLayout } from '#design-system/layouts/ProtectLayout.tsx'
import { useSession } from '../auth/app-context.ts'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { usePath } from '../hooks/use-path.ts'
import { SessionQueryProvider, useSignOut } from './SessionQueryProvider.tsx'

export default function ProtectFrame({ children }: PropsWithChildren) {
  const { to } = usePath()
  return (
    <ProtectLayout frame={useLayoutControls()} help={to('/help')} onSignOut={useSignOut()} signingOut={useSession().leaving}>
      <SessionQueryProvider>{children}</SessionQueryProvider>
    </ProtectLayout>
  )
}
