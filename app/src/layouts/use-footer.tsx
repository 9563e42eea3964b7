import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { FooterEvents, LegalText } from '#design-system/layouts/frame.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useApp, useConfig } from '../auth/app-context.ts'
import { legalHost } from './lazy-parts.ts'

/** The actions of the public footer, and the dialogs that it opens. */
export function useFooter(): { footer: FooterEvents; end: ReactNode } {
  const { locale } = useDesignSystem()
  const { ui } = useApp().environment
  const { analytics, analytics_consent } = useConfig()
  const [legal, setLegal] = useState<LegalText | null>(null)
  return {
    footer: {
      onLegal: setLegal,
      // Withdraws the consent by clearing the answer: ThirdPartyWidgets.tsx asks again.
      onCounting: analytics !== null && analytics_consent ? () => ui.change({ counting: undefined }) : null,
    },
    end: legal !== null && (
      <Suspense>
        <legalHost.Component locale={locale} which={legal} onClose={() => setLegal(null)} />
      </Suspense>
    ),
  }
}
