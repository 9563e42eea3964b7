import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent } from 'react'

// Not in TypeScript's library yet: https://html.spec.whatwg.org/multipage/interaction.html#close-watchers
interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}
type Watching = { CloseWatcher?: new () => Watcher }

/** Answers the back gesture of Android as Escape is answered: what lies over the page closes, the page stays. */
export function useCloseWatcher(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = window as Watching
    if (!open || !CloseWatcher) return
    let watcher: Watcher
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.onclose = () => {
        // A watcher answers once. What stays open, because it is busy, wants another.
        watch()
        close()
      }
    }
    watch()
    return () => watcher.destroy()
  }, [open])
}

/** MUI answers Escape; a watcher that saw it too would close twice. */
export const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}
