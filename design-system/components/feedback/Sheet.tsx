import ButtonBase from '@mui/material/ButtonBase'
import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { IconButton } from '../inputs/IconButton.tsx'
import { keepEscape, useCloseWatcher } from '../utils/useCloseWatcher.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  marginBottom: 16,
  '& > h2': { padding: '8px 0', flex: 1, minWidth: 0 },
})

export type SheetProps = {
  /** Defaults to open: a sheet that is mounted with its data needs no flag. */
  open?: boolean
  /** Names the sheet for screen readers, and its heading unless `untitled`. */
  title: string
  /** Hides the title visually, when the content starts with its own heading. */
  untitled?: boolean
  /** Called on the close button, Escape, backdrop click, swipe and back gesture. */
  onClose: () => void
  /** The content; it scrolls if it is higher than the window. */
  children: ReactNode
}

const never = () => {}
// Slides in even if it is mounted open.
const slotProps = { transition: { appear: true } } as const

/** Additional content without leaving the page: from below on phones, from the side on wide screens. */
export function Sheet({ open = true, title, untitled = false, onClose, children }: SheetProps) {
  const common = useTranslations('common')
  const anchor = useIsDesktop() ? 'right' : 'bottom'
  const heading = useId()
  useCloseWatcher(open, onClose)
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
      onKeyDown={keepEscape}
      disableSwipeToOpen
      ModalProps={{ keepMounted: false }}
      slotProps={{ ...slotProps, paper: { 'aria-labelledby': heading } }}
    >
      {untitled ? (
        <VisuallyHidden as="div">{name}</VisuallyHidden>
      ) : (
        <Head>
          {name}
          <IconButton label={common.close()} onClick={onClose}>
            <XIcon width={20} height={20} aria-hidden />
          </IconButton>
        </Head>
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
