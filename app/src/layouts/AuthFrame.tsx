import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import { useSession } from '../root/app-context.ts'
import { useLayoutControls } from '../root/use-frame.ts'

export default function AuthFrame({ children }: FrameProps) {
  // Guest pages show no form while the user may turn out to be signed in.
  return (
    <AuthLayout frame={useLayoutControls()} checking={useSession().state === 'checking'}>
      {children}
    </AuthLayout>
  )
}
