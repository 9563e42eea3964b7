import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../provider/reader.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { atTheFoot, paint } from './paint.ts'
import type { Toast } from './toasts.ts'
import { TOAST_MS, ToastContext } from './toasts.ts'

const Region = styled('div')({ ...atTheFoot, flexDirection: 'column', alignItems: 'center', gap: 8 })

const Card = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 520,
  minHeight: 56,
  padding: '6px 6px 6px 16px',
  borderRadius: 14,
  backgroundColor: paint(theme).surface.ink,
  color: paint(theme).text.onInk,
  boxShadow: 'var(--matu-elev-2)',
  ...theme.typography.body2,
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

const icons = { done: CheckCircleIcon, info: InfoIcon, failed: WarningCircleIcon }

function ToastCard({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const common = useText('common')
  const [held, setHeld] = useState(false)
  const rest = useRef(TOAST_MS)
  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(onGone, rest.current)
    return () => {
      clearTimeout(timer)
      rest.current = Math.max(1000, rest.current - (performance.now() - since))
    }
  }, [held, onGone])
  const Icon = icons[toast.tone ?? 'done']
  return (
    <Card
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} weight="fill" aria-hidden />
      <span>{toast.text}</span>
      {toast.action && (
        <Button
          variant="ink2"
          size="small"
          onClick={() => {
            toast.action?.onClick()
            onGone()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={common.close()} onInk onClick={onGone}>
        <XIcon size={16} aria-hidden />
      </IconButton>
    </Card>
  )
}

/** Holds the one live region for short messages. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ReadonlyArray<Toast & { id: number }>>([])
  const next = useRef(0)
  const show = useCallback((toast: Toast) => {
    next.current += 1
    const id = next.current
    // The same sentence twice in a row is said once; three are enough.
    setToasts((list) => [...list.filter((one) => one.text !== toast.text), { ...toast, id }].slice(-3))
  }, [])
  const drop = useCallback((id: number) => setToasts((list) => list.filter((one) => one.id !== id)), [])
  return (
    <ToastContext value={show}>
      {children}
      <Region role="status" aria-live="polite">
        {toasts.map((toast) => (
          <Held key={toast.id} toast={toast} drop={drop} />
        ))}
      </Region>
    </ToastContext>
  )
}

function Held({ toast, drop }: { toast: Toast & { id: number }; drop: (id: number) => void }) {
  const onGone = useCallback(() => drop(toast.id), [drop, toast.id])
  return <ToastCard toast={toast} onGone={onGone} />
}
