import { useEffect } from 'react'
import { ToastProvider } from '#design-system/parts/ToastProvider.tsx'
import { useToast } from '#design-system/parts/toasts.ts'
import { useText } from '#design-system/provider/reader.ts'

function Said() {
  const show = useToast()
  const text = useText('errors')
  useEffect(() => {
    show({ text: text.fault(), tone: 'failed', action: { label: text.stale.reload(), onClick: () => window.location.reload() } })
  }, [show, text])
  return null
}

/** Says that something on the page did not work, where no part of it can say so itself: once for each time. */
export const FaultSaid = ({ times }: { times: number }) => (
  <ToastProvider>
    <Said key={times} />
  </ToastProvider>
)
