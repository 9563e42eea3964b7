import { useDeferredValue, useSyncExternalStore } from 'react'
import { SessionNotice } from '#design-system/components/feedback/SessionNotice.tsx'
import { UpdateNotice } from '#design-system/components/feedback/UpdateNotice.tsx'
import { useSession } from '../auth/app-context.ts'
import { appStatusStore } from '../lib/app-status.ts'
import { UncaughtErrorToast } from './UncaughtErrorToast.tsx'

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
      {faults > 0 && <UncaughtErrorToast times={faults} />}
    </>
  )
}
