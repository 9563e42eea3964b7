import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import InfoFillIcon from '@phosphor-icons/core/fill/info-fill.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from '../inputs/Button.tsx'
import { IconButton } from '../inputs/IconButton.tsx'
import type { Toast } from './toasts.ts'
import { TOAST_MS, ToastContext } from './toasts.ts'

const icons = {
  success: <CheckCircleFillIcon width={20} height={20} aria-hidden />,
  info: <InfoFillIcon width={20} height={20} aria-hidden />,
  error: <WarningCircleFillIcon width={20} height={20} aria-hidden />,
}

/** Provides the single live region for short messages, shown one at a time. */
export function ToastProvider({
  children,
}: {
  /** The application: everything that calls `useToast()`. */
  children: ReactNode
}) {
  const common = useTranslations('common')
  const [toasts, setToasts] = useState<ReadonlyArray<Toast & { id: number }>>([])
  const [closing, setClosing] = useState(false)
  const next = useRef(0)
  const show = useCallback((toast: Toast) => {
    next.current += 1
    const id = next.current
    // Skips messages that are already shown or queued; queues at most three.
    setToasts((list) => (list.some(({ text }) => text === toast.text) ? list : [...list, { ...toast, id }].slice(0, 3)))
  }, [])
  const close = () => setClosing(true)
  const drop = () => {
    setToasts((list) => list.slice(1))
    setClosing(false)
  }
  const toast = toasts[0]
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" aria-live="polite">
        {toast && (
          <Snackbar
            key={toast.id}
            open={!closing}
            autoHideDuration={TOAST_MS}
            onClose={(_event, reason) => reason !== 'clickaway' && close()}
            slotProps={{ transition: { onExited: drop } }}
          >
            <Alert
              variant="ink"
              severity={toast.severity ?? 'success'}
              iconMapping={icons}
              // The surrounding live region announces politely.
              role="presentation"
              action={
                <>
                  {toast.action && (
                    <Button
                      variant="ink2"
                      size="small"
                      onClick={() => {
                        toast.action?.onClick()
                        close()
                      }}
                    >
                      {toast.action.label}
                    </Button>
                  )}
                  <IconButton label={common.close()} onInk onClick={close}>
                    <XIcon width={16} height={16} aria-hidden />
                  </IconButton>
                </>
              }
            >
              {toast.text}
            </Alert>
          </Snackbar>
        )}
      </div>
    </ToastContext>
  )
}
