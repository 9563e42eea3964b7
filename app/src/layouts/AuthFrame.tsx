import type { PropsWithChildren } from 'react'
import { useEffect } from 'react'
import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'
import { useSession } from '../auth/environment-hooks.ts'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { skipPageHydration } from './use-page-effects.ts'

export default function AuthFrame({ children }: PropsWithChildren) {
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
