import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent } from 'react'

// Not in TypeScript's DOM library yet: https://html.spec.whatwg.org/multipage/interaction.html#close-watchers
interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}
type Watching = { CloseWatcher?: new () => Watcher }

/** Handles Android's back gesture like Escape: it closes the overlay, not the page. */
export function useCloseWatcher(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = window as Watching
    if (!open || !CloseWatcher) return
    let watcher: Watcher
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.onclose = () => {
        // A watcher fires once. An overlay that stays open because it is busy needs a new one.
        watch()
        close()
      }
    }
    watch()
    return () => watcher.destroy()
  }, [open])
}

/** MUI handles Escape itself; a watcher that also received it would close twice. */
export const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}
