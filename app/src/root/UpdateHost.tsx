import { useDeferredValue, useSyncExternalStore } from 'react'
import { UpdateNotice } from '#design-system/components/UpdateNotice.tsx'
import { appStatusStore } from '../pwa/update-store.ts'
import { UncaughtErrorToast } from './UncaughtErrorToast.tsx'

/**
 * Offers the newer build: nothing is reloaded before the reader says so, and until then this tab runs on as it is. Says what no part of the page
 * can say of its own faults.
 */
export default function UpdateHost() {
  const { ready, faults } = useSyncExternalStore(appStatusStore.subscribe, appStatusStore.get, appStatusStore.get)
  // The live region stands first, empty, so that what comes into it is read out.
  const open = useDeferredValue(ready, false)
  return (
    <>
      {ready && <UpdateNotice open={open} onReload={() => window.location.reload()} onClose={() => appStatusStore.set({ ready: false })} />}
      {faults > 0 && <UncaughtErrorToast times={faults} />}
    </>
  )
}
