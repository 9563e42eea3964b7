import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from '../inputs/Button.tsx'
import { IconButton } from '../inputs/IconButton.tsx'
import { floatingBottom } from '../../theme/mixins.ts'

const Region = styled('div')(({ theme }) => ({ ...floatingBottom(theme), justifyContent: 'center', '@media print': { display: 'none' } }))

const Card = styled(Paper)(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 560,
  padding: '10px 10px 10px 18px',
  boxShadow: theme.shadows[2],
  ...theme.typography.body2,
  '& > .body': { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' },
  '& .words': { flex: '1 1 200px', minWidth: 0, color: theme.vars.palette.text.onInkMuted },
  '& strong': { display: 'block', fontWeight: 500, fontSize: '0.9375rem', color: theme.vars.palette.text.onInk },
  '& > .close': { alignSelf: 'flex-start' },
}))

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
    <Region role="status">
      {open && (
        <Card variant="ink">
          <div className="body">
            <div className="words">
              <strong>{text.update.title()}</strong>
              {text.update.text()}
            </div>
            <Button variant="ink2" onClick={onReload} startIcon={<ArrowClockwiseIcon width={18} height={18} aria-hidden />}>
              {text.stale.reload()}
            </Button>
          </div>
          <span className="close">
            <IconButton label={common.close()} onInk onClick={onClose}>
              <XIcon width={16} height={16} aria-hidden />
            </IconButton>
          </span>
        </Card>
      )}
    </Region>
  )
}
