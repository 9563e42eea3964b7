import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../provider/reader.ts'
import { duration, easing } from '../theme/tokens.ts'
import { stillBehind } from './Dialog.tsx'
import { Grip } from './Grip.tsx'
import { IconButton } from './IconButton.tsx'
import { desktop, paint, unseen } from './paint.ts'
import { useModal } from './useModal.ts'

const Root = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  borderRadius: '24px 24px 0 0',
  backgroundColor: paint(theme).surface.raised,
  color: paint(theme).text.primary,
  boxShadow: 'var(--matu-elev-3)',
  overscrollBehavior: 'contain',
  transition: `translate ${duration.slow}ms ${easing.enter}`,
  '@starting-style': { translate: '0 100%' },
  '&::backdrop': { backgroundColor: paint(theme).surface.overlay },
  '& > .inside': { position: 'relative', padding: '32px 16px calc(20px + env(safe-area-inset-bottom))' },
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 12, marginBottom: 16 },
  '& .head h2': { ...theme.typography.h4, margin: 0, padding: '8px 0', flex: 1, minWidth: 0 },
  '& .unseen': unseen,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  [desktop]: {
    width: 'min(480px, 100%)',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    borderRadius: '24px 0 0 24px',
    '@starting-style': { translate: '48px 0', opacity: 0 },
    '& > .inside': { padding: '24px 28px 28px' },
  },
}))

type Props = {
  title: string
  /** The title is read but not seen, where the content begins with its own. */
  untitled?: boolean
  onClose: () => void
  children: ReactNode
}

/** More of something, without leaving the page: from below on phones, from the side on wide screens. */
export function Sheet({ title, untitled = false, onClose, children }: Props) {
  const common = useText('common')
  const modal = useModal(onClose)
  const heading = useId()
  return (
    <Root {...modal} aria-labelledby={heading}>
      {stillBehind}
      <div className="inside">
        <Grip />
        <div className={untitled ? 'unseen' : 'head'}>
          <h2 id={heading}>{title}</h2>
          {!untitled && (
            <IconButton label={common.close()} onClick={onClose}>
              <XIcon size={20} aria-hidden />
            </IconButton>
          )}
        </div>
        {children}
        {untitled && (
          <button type="button" className="unseen" onClick={onClose}>
            {common.close()}
          </button>
        )}
      </div>
    </Root>
  )
}
