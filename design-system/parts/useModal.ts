import { useEffect, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, SyntheticEvent } from 'react'

/**
 * A native modal dialog that React decides about. The browser keeps the focus inside and everything behind it still;
 * here it is opened, asked to close (Escape, a press on the backdrop), and the focus goes back to where it came from.
 */
export function useModal(onClose: () => void, { closable = true }: { closable?: boolean } = {}) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const from = document.activeElement as HTMLElement | null
    dialog.showModal()
    return () => {
      dialog.close()
      // The browser gives the focus back itself, unless the dialog was opened from a menu that is gone.
      if (from?.isConnected && document.activeElement !== from) from.focus()
    }
  }, [])

  // Chromium closes a dialog on the second Escape without asking; the state stays the application's.
  useEffect(() => {
    const dialog = ref.current
    const onNativeClose = () => {
      if (dialog?.isConnected && !dialog.open) dialog.showModal()
    }
    dialog?.addEventListener('close', onNativeClose)
    return () => dialog?.removeEventListener('close', onNativeClose)
  }, [])

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (closable) onClose()
    },
    onKeyDown: (event: { key: string; preventDefault: () => void; stopPropagation: () => void; defaultPrevented: boolean }) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      if (closable) onClose()
    },
    // Only a press that began and ended on the backdrop counts: selecting text out of a field does not close.
    onMouseDown: (event: MouseEvent) => {
      pressed.current = event.target
    },
    onClick: (event: MouseEvent) => {
      const outside = event.target === ref.current && pressed.current === ref.current
      pressed.current = null
      if (outside && closable) onClose()
    },
  }
}
