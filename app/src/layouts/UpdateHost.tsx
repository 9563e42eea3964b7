import { useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { SessionNotice } from '#design-system/components/feedback/SessionNotice.tsx'
import { ToastProvider } from '#design-system/components/feedback/ToastProvider.tsx'
import { useToast } from '#design-system/components/feedback/toasts.ts'
import { UpdateNotice } from '#design-system/components/feedback/UpdateNotice.tsx'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { useSession } from '../auth/environment-hooks.ts'
import { appStatusStore } from '../lib/app-status.ts'

/** Reports an error that no part of the page shows itself. */
function UncaughtErrorToast() {
  const show = useToast()
  const text = useTranslations('errors')
  useEffect(() => {
    show({ text: text.fault(), severity: 'error', action: { label: text.stale.reload(), onClick: () => window.location.reload() } })
  }, [show, text])
  return null
}

/**
 * Messages over any page: what the user must know about the session; the offer to reload for a newer build, until which this tab keeps running the
 * old one; errors that no part of the page caught.
 */
export default function UpdateHost() {
  const { notice } = useSession()
  const { ready, faults } = useSyncExternalStore(appStatusStore.subscribe, appStatusStore.get, appStatusStore.get)
  const shown = notice ?? (ready ? 'update' : null)
  // The live region is rendered empty first, so that screen readers announce what is added to it.
  const open = useDeferredValue(shown, null) === shown
  return (
    <>
      {notice ? (
        <SessionNotice about={notice} open={open} />
      ) : (
        ready && <UpdateNotice open={open} onReload={() => window.location.reload()} onClose={() => appStatusStore.set({ ready: false })} />
      )}
      {faults > 0 && (
        <ToastProvider>
          <UncaughtErrorToast key={faults} />
        </ToastProvider>
      )}
    </>
  )
}
