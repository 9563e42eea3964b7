import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { keepEscape, useCloseWatcher } from '../utils/useCloseWatcher.ts'

export type DialogProps = {
  /** Defaults to open: a dialog that is mounted with its data needs no flag. */
  open?: boolean
  /** A question: "Remove “Office safe”?" */
  title: string
  /** The consequences. */
  text?: ReactNode
  /** Two buttons, the safe one first. */
  actions: ReactNode
  /** What the question needs: a password, a code, the thing it is about. */
  children?: ReactNode
  /** Called on Escape, backdrop click and back gesture; not while `busy`. */
  onClose: () => void
  /** The confirmed action is running: the dialog stays until the outcome is known. */
  busy?: boolean
}

/** A confirmation dialog; on phones a bottom sheet. */
export function Dialog({ open = true, title, text, actions, children, onClose, busy = false }: DialogProps) {
  const words = useId()
  const close = () => busy || onClose()
  useCloseWatcher(open, close)
  return (
    <MuiDialog
      open={open}
      onClose={close}
      onKeyDown={keepEscape}
      {...(text !== undefined && { 'aria-describedby': words })}
      {...(busy && { slotProps: { paper: { 'aria-busy': true } } })}
    >
      <DialogTitle>{title}</DialogTitle>
      {(text !== undefined || children !== undefined) && (
        <DialogContent>
          {text !== undefined && (
            <DialogContentText component="div" id={words}>
              {text}
            </DialogContentText>
          )}
          {children !== undefined && <Box>{children}</Box>}
        </DialogContent>
      )}
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  )
}
