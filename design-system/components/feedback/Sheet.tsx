import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import Typography from '@mui/material/Typography'
import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import CaretUpIcon from '@phosphor-icons/core/regular/caret-up.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { IconButton } from '../inputs/IconButton.tsx'
import { keepEscape, useCloseWatcher } from '../utils/useCloseWatcher.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

/** Shows the entry before or after this one in its list; `null` where the list ends. */
export interface SheetSteps {
  previous: (() => void) | null
  next: (() => void) | null
}

export type SheetProps = {
  /** Defaults to open: a sheet that is mounted with its data needs no flag. */
  open?: boolean
  /** Names the sheet for screen readers, and its heading unless `untitled`. */
  title: string
  /** Hides the title visually, when the content starts with its own heading. */
  untitled?: boolean
  /** Called on the close button, Escape, backdrop click, swipe and back gesture. */
  onClose: () => void
  /** Leads through the list that the sheet was opened from, by buttons and by the keys K and J. */
  steps?: SheetSteps | null
  /** The content; it scrolls if it is higher than the window. */
  children: ReactNode
}

const StepButtons = ({ previous, next }: SheetSteps) => {
  const t = useTranslations('frame').entries
  return (
    <Stack direction="row">
      <IconButton label={t.previous()} disabled={previous === null} onClick={() => previous?.()}>
        <CaretUpIcon width={20} height={20} aria-hidden />
      </IconButton>
      <IconButton label={t.next()} disabled={next === null} onClick={() => next?.()}>
        <CaretDownIcon width={20} height={20} aria-hidden />
      </IconButton>
    </Stack>
  )
}

const never = () => {}
// Slides in even if it is mounted open.
const slotProps = { transition: { appear: true } } as const

/** Additional content without leaving the page: from below on phones, from the side on wide screens. */
export function Sheet({ open = true, title, untitled = false, steps = null, onClose, children }: SheetProps) {
  const common = useTranslations('common')
  const anchor = useIsDesktop() ? 'right' : 'bottom'
  const heading = useId()
  useCloseWatcher(open, onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    keepEscape(event)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // By the key's place, because a Russian keyboard has other letters there.
    if (event.code === 'KeyK') steps?.previous?.()
    if (event.code === 'KeyJ') steps?.next?.()
  }
  const name = (
    <Typography component="h2" variant="h4" id={heading}>
      {title}
    </Typography>
  )
  return (
    <SwipeableDrawer
      anchor={anchor}
      open={open}
      onOpen={never}
      onClose={onClose}
      onKeyDown={onKeyDown}
      disableSwipeToOpen
      ModalProps={{ keepMounted: false }}
      slotProps={{ ...slotProps, paper: { 'aria-labelledby': heading } }}
    >
      {untitled ? (
        <VisuallyHidden as="div">{name}</VisuallyHidden>
      ) : (
        <Stack direction="row" spacing={3} sx={{ alignItems: 'flex-start', mb: 4, '& > h2': { flex: 1, minWidth: 0, py: 2 } }}>
          {name}
          {steps && <StepButtons {...steps} />}
          <IconButton label={common.close()} onClick={onClose}>
            <XIcon width={20} height={20} aria-hidden />
          </IconButton>
        </Stack>
      )}
      {children}
      {untitled && (
        <VisuallyHidden as="div">
          <ButtonBase onClick={onClose}>{common.close()}</ButtonBase>
        </VisuallyHidden>
      )}
    </SwipeableDrawer>
  )
}
