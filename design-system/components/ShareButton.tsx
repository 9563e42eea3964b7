import ShareNetworkIcon from '@phosphor-icons/core/regular/share-network.svg?react'
import { styled } from '@mui/material/styles'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'
import { ManualCopyField } from './ManualCopyField.tsx'
import Typography from '@mui/material/Typography'
import { useCopy } from './useCopy.ts'

const never = () => () => {}

const Told = styled(Typography)({ flexBasis: '100%' }) as typeof Typography

export type ShareButtonProps = {
  /** What is handed to the device's own sheet. */
  share: { title?: string; text?: string; url?: string }
  label?: string
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
}

/** Opens the device's own sheet for sharing. Where there is none it is not there: copying always stands beside it. */
export function ShareButton({ share, label, variant = 'soft', size = 'medium' }: ShareButtonProps) {
  const t = useTranslations('frame')
  // A browser may have the sheet and refuse this very thing.
  const canShare = () => typeof navigator.share === 'function' && (navigator.canShare?.(share) ?? true)
  const able = useSyncExternalStore(never, canShare, () => false)
  const [failed, setFailed] = useState(false)
  const open = useRef(false)
  const text = share.url ?? share.text ?? ''
  const { refusals, copy } = useCopy(text)
  if (!able) return null

  const press = async () => {
    // One sheet at a time: a browser answers a second press while it is open with an error.
    if (open.current) return
    open.current = true
    setFailed(false)
    try {
      await navigator.share(share)
    } catch (error) {
      // Closing the sheet is an answer too: nothing has failed.
      if ((error as Partial<Error> | null)?.name === 'AbortError') return
      await copy()
      setFailed(true)
    } finally {
      open.current = false
    }
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        startIcon={<ShareNetworkIcon width={20} height={20} aria-hidden />}
        onClick={() => void press()}
      >
        {label ?? t.share()}
      </Button>
      {failed && refusals === 0 && (
        <Told variant="caption" color="textSecondary" role="alert">
          {t.shareCopied()}
        </Told>
      )}
      {failed && refusals > 0 && <ManualCopyField key={refusals} text={text} why={t.copyFailed()} />}
    </>
  )
}

/** Shares a reader's referral link, with words that say what it is. */
export function ShareInvitation({ link, ...look }: { link: string } & Omit<ShareButtonProps, 'share'>) {
  const t = useTranslations('frame').invitation
  return <ShareButton share={{ title: t.title(), text: t.text(), url: link }} {...look} />
}
