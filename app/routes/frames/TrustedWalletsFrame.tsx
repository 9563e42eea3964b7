import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { TrustedWalletsLayout } from '#design-system/layouts/TrustedWalletsLayout.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { guard } from '../../guards.ts'
import type { FrameProps } from '../../pages.ts'
import { find } from '../../paths.ts'
import { situationOf, useApp, useView } from '../../root/app-context.ts'
import { PageArrival } from '../../root/hosts.tsx'
import { usePath } from '../../root/use-path.ts'
import DefaultFrame from './DefaultFrame.tsx'

/** What a trusted-wallets page still asks for. A page that somebody was let into stays: nothing typed in it is taken away. */
function Checked({ children }: FrameProps) {
  const app = useApp()
  const view = useView()
  const { locale } = useReader()
  const { pathname } = useLocation()
  const { link } = usePath()
  const verdict = guard(pathname, situationOf(view, app, locale))
  const held = verdict.kind === 'stay' ? verdict.held : []
  const [letIn, setLetIn] = useState<string | null>(null)
  if (held.length === 0 && view.verification === 'verified' && letIn !== pathname) setLetIn(pathname)
  const missing = letIn === pathname ? [] : held
  const { template } = find(pathname)
  return (
    <>
      <TrustedWalletsLayout
        missing={missing}
        links={{ telegram: link('/cabinet/profile/verification'), twoFactor: link('/cabinet/profile/2fa') }}
      >
        {children}
      </TrustedWalletsLayout>
      {/* The page itself, which would say that it has come, is not drawn. */}
      {missing.length > 0 && template && <PageArrival template={template} />}
    </>
  )
}

export default function TrustedWalletsFrame({ children }: FrameProps) {
  return (
    <DefaultFrame>
      <Checked>{children}</Checked>
    </DefaultFrame>
  )
}
