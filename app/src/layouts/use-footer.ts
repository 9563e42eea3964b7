import type { ReactNode } from 'react'
import type { FooterEvents } from '#design-system/layouts/frame.ts'
import { useApp, useConfig } from '../auth/app-context.ts'
import { useLegal } from './use-legal.tsx'

/** The actions of the public footer, and the dialogs that it opens. */
export function useFooter(): { footer: FooterEvents; end: ReactNode } {
  const { ui } = useApp().environment
  const { analytics, analytics_consent } = useConfig()
  const [onLegal, end] = useLegal()
  // Withdraws the consent by clearing the answer: ThirdPartyWidgets.tsx asks again.
  const onCounting = analytics !== null && analytics_consent ? () => ui.change({ counting: undefined }) : null
  return { footer: { onLegal, onCounting }, end }
}
