import type { PropsWithChildren } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { TrustedWalletsLayout } from '#design-system/layouts/TrustedWalletsLayout.tsx'
import { usePage } from '../hooks/use-page.ts'
import { useSession } from '../auth/environment-hooks.ts'
import { heldFor } from '../auth/guard-result.ts'
import { withReturnTo } from '../site/return-to.ts'
import { RouteEffects } from './PageRoute.tsx'
import { usePath } from '../hooks/use-path.ts'
import DefaultFrame from './DefaultFrame.tsx'

export { prepare } from './DefaultFrame.tsx'

/** Explains what a trusted-wallets page still requires. A page that is already open stays mounted, so that form input is not lost. */
function Checked({ children }: PropsWithChildren) {
  const view = useSession()
  const { pathname, search } = useLocation()
  const { to } = usePath()
  const held = heldFor(view, pathname)
  const [letIn, setLetIn] = useState<string | null>(null)
  if (view.twoFactor && view.verification === 'verified' && letIn !== pathname) setLetIn(pathname)
  const missing = letIn === pathname ? [] : held
  const { template } = usePage()
  return (
    <>
      <TrustedWalletsLayout
        missing={missing}
        links={{ telegram: to('/cabinet/profile/verification'), twoFactor: withReturnTo(to('/cabinet/profile/2fa'), pathname + search) }}
      >
        {children}
      </TrustedWalletsLayout>
      {/* The page that would apply the page effects is not rendered. */}
      {missing.length > 0 && template && <RouteEffects template={template} />}
    </>
  )
}

export default function TrustedWalletsFrame({ children }: PropsWithChildren) {
  return (
    <DefaultFrame>
      <Checked>{children}</Checked>
    </DefaultFrame>
  )
}
