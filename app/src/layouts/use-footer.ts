import type { ReactNode } from 'react'
import type { FooterEvents } from '#design-system/layouts/frame.ts'
import { getEnvironment } from '../auth/environment.ts'
import { useConfig } from '../auth/environment-hooks.ts'
import { useLegal } from './use-legal.tsx'

/** The actions of the public footer, and the dialogs that it opens. */
export function useFooter(): { footer: FooterEvents; end: ReactNode } {
  const { ui } = getEnvironment()
  const { analytics, analytics_consent } = useConfig()
  const [onLegal, end] = useLegal()
  // Withdraws the consent by clearing the answer: ThirdPartyWidgets.tsx asks again.
  const onCounting = analytics !== null && analytics_consent ? () => ui.change({ counting: undefined }) : null
  return { footer: { onLegal, onCounting }, end }
}
