import { useDeferredValue } from 'react'
import { UpdateNotice } from '#design-system/parts/UpdateNotice.tsx'
import { news } from '../worker/news.ts'

/** Offers the newer build. Nothing is reloaded before the reader says so; until then this tab runs on as it is. */
export default function UpdateHost() {
  // The live region stands first, empty, so that what comes into it is read out.
  const open = useDeferredValue(true, false)
  return <UpdateNotice open={open} onReload={() => window.location.reload()} onClose={() => news.set({ ready: false })} />
}
