import { useDeferredValue, useSyncExternalStore } from 'react'
import { UpdateNotice } from '#design-system/components/feedback/UpdateNotice.tsx'
import { appStatusStore } from '../lib/app-status.ts'
import { UncaughtErrorToast } from './UncaughtErrorToast.tsx'

/**
 * Offers to reload for a newer build; until the user agrees, this tab keeps running the old one. Also shows errors that no part of the page caught.
 */
export default function UpdateHost() {
  const { ready, faults } = useSyncExternalStore(appStatusStore.subscribe, appStatusStore.get, appStatusStore.get)
  // The live region is rendered empty first, so that screen readers announce what is added to it.
  const open = useDeferredValue(ready, false)
  return (
    <>
      {ready && <UpdateNotice open={open} onReload={() => window.location.reload()} onClose={() => appStatusStore.set({ ready: false })} />}
      {faults > 0 && <UncaughtErrorToast times={faults} />}
    </>
  )
}
