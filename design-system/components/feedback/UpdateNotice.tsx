import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from '../inputs/Button.tsx'
import { IconButton } from '../inputs/IconButton.tsx'
import { FloatingNotice } from './FloatingNotice.tsx'

export interface UpdateNoticeProps {
  /** A newer build is ready. Closing lets the notice leave before it is removed. */
  open: boolean
  /** Loads the page again with the new build. */
  onReload: () => void
  /** Dismisses the notice; the page stays on the current build. */
  onClose: () => void
}

/** Offers a newer build. Stays until accepted or dismissed, and takes no focus. */
export function UpdateNotice({ open, onReload, onClose }: UpdateNoticeProps) {
  const text = useTranslations('errors')
  const common = useTranslations('common')
  return (
    <FloatingNotice
      open={open}
      title={text.update.title()}
      text={text.update.text()}
      action={
        <Button variant="ink2" onClick={onReload} startIcon={<ArrowClockwiseIcon width={18} height={18} aria-hidden />}>
          {text.stale.reload()}
        </Button>
      }
      close={
        <IconButton label={common.close()} onInk onClick={onClose}>
          <XIcon width={16} height={16} aria-hidden />
        </IconButton>
      }
    />
  )
}
