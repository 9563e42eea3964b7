import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { keepEscape, useCloseWatcher } from './useCloseWatcher.ts'

export type DialogProps = {
  /** While it is drawn at all: a dialog that comes and goes with its data needs no more. */
  open?: boolean
  /** A question: "Remove “Office safe”?" */
  title: string
  /** What follows from it. */
  text?: ReactNode
  /** Two verbs, the safe one first. */
  actions: ReactNode
  children?: ReactNode
  /** Escape, the backdrop, the back gesture. Not called while `busy`. */
  onClose: () => void
  /** What it asked for runs: it stays until the outcome is known. */
  busy?: boolean
}

/** A question over the page; on phones a sheet from below. */
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
