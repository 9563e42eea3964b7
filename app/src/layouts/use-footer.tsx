import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { FooterEvents, LegalText } from '#design-system/layouts/frame.ts'
import { useApp, useConfig } from '../root/app-context.ts'

const LegalHost = lazy(() => import('./LegalHost.tsx'))

/** What the public footer opens, and what stands below it. */
export function useFooter(): { footer: FooterEvents; end: ReactNode } {
  const { ui } = useApp().page
  const { analytics, analytics_consent } = useConfig()
  const [legal, setLegal] = useState<LegalText | null>(null)
  return {
    footer: {
      onLegal: setLegal,
      // The answer is taken back, and with it the consent: root/Corner.tsx asks anew.
      onCounting: analytics !== null && analytics_consent ? () => ui.change({ counting: undefined }) : null,
    },
    end: legal !== null && (
      <Suspense>
        <LegalHost which={legal} onClose={() => setLegal(null)} />
      </Suspense>
    ),
  }
}
