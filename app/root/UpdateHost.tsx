import { useDeferredValue, useSyncExternalStore } from 'react'
import { UpdateNotice } from '#design-system/parts/UpdateNotice.tsx'
import { news } from '../worker/news.ts'
import { FaultSaid } from './FaultSaid.tsx'

/**
 * Offers the newer build: nothing is reloaded before the reader says so, and until then this tab runs on as it is. Says what no part of the page
 * can say of its own faults.
 */
export default function UpdateHost() {
  const { ready, faults } = useSyncExternalStore(news.subscribe, news.get, news.get)
  // The live region stands first, empty, so that what comes into it is read out.
  const open = useDeferredValue(ready, false)
  return (
    <>
      {ready && <UpdateNotice open={open} onReload={() => window.location.reload()} onClose={() => news.set({ ready: false })} />}
      {faults > 0 && <FaultSaid times={faults} />}
    </>
  )
}
