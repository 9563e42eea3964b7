import { createContext, useContext } from 'react'

export type Toast = {
  text: string
  severity?: 'success' | 'info' | 'error'
  action?: { label: string; onClick: () => void }
}

/** How long a toast stays, in ms; hovering pauses it. */
export const TOAST_MS = 6000

export const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** Shows a short message that needs no response. Errors of a form belong beside the form. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('ToastProvider is missing')
  return show
}
