import { useEffect } from 'react'
import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import { useSession } from '../root/app-context.ts'
import { useLayoutControls } from '../root/use-frame.ts'
import { skipPageHydration } from '../root/use-page-effects.ts'

export default function AuthFrame({ children }: FrameProps) {
  // Guest pages show no form while the user may turn out to be signed in.
  const checking = useSession().state === 'checking'
  useEffect(() => {
    if (checking) skipPageHydration()
  }, [checking])
  return (
    <AuthLayout frame={useLayoutControls()} checking={checking}>
      {children}
    </AuthLayout>
  )
}
