import { useEffect } from 'react'
import { ToastProvider } from '#design-system/components/feedback/ToastProvider.tsx'
import { useToast } from '#design-system/components/feedback/toasts.ts'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'

function Said() {
  const show = useToast()
  const text = useTranslations('errors')
  useEffect(() => {
    show({ text: text.fault(), severity: 'error', action: { label: text.stale.reload(), onClick: () => window.location.reload() } })
  }, [show, text])
  return null
}

/** Reports an error that no part of the page shows itself, once per occurrence. */
export const UncaughtErrorToast = ({ times }: { times: number }) => (
  <ToastProvider>
    <Said key={times} />
  </ToastProvider>
)
