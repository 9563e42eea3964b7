import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'
import type { FrameProps } from '../site-map.ts'
import { useSession } from '../root/app-context.ts'
import { useLayoutControls } from '../root/use-frame.ts'

export default function AuthFrame({ children }: FrameProps) {
  // A guest page shows no form to somebody who may be signed in (decisions.md §3).
  return (
    <AuthLayout frame={useLayoutControls()} checking={useSession().state === 'checking'}>
      {children}
    </AuthLayout>
  )
}
