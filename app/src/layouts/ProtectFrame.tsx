import { ProtectLayout } from '#design-system/layouts/ProtectLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import { useSession } from '../root/app-context.ts'
import { useLayoutControls } from '../root/use-frame.ts'
import { usePath } from '../root/use-path.ts'
import { SessionQueryProvider, useSignOut } from './SessionQueryProvider.tsx'

export default function ProtectFrame({ children }: FrameProps) {
  const { to } = usePath()
  return (
    <ProtectLayout frame={useLayoutControls()} help={to('/help')} onSignOut={useSignOut()} signingOut={useSession().leaving}>
      <SessionQueryProvider>{children}</SessionQueryProvider>
    </ProtectLayout>
  )
}
