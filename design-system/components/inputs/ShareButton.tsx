import ShareNetworkIcon from '@phosphor-icons/core/regular/share-network.svg?react'
import { styled } from '@mui/material/styles'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'
import { ManualCopyField } from './ManualCopyField.tsx'
import Typography from '@mui/material/Typography'
import { useCopy } from './useCopy.ts'

const never = () => () => {}

const ErrorText = styled(Typography)({ flexBasis: '100%' }) as typeof Typography

export type ShareButtonProps = {
  /** The data passed to the device's share sheet. */
  share: { title?: string; text?: string; url?: string }
  /** What the button says; "Share" in the user's language if omitted. */
  label?: string
  /** Look of the button, as in `Button`. */
  variant?: ButtonProps['variant']
  /** Height 52, 44 or 36 px, as in `Button`. */
  size?: ButtonProps['size']
}

/** Opens the device's share sheet. Renders nothing if the browser has none: a copy button must be beside it. */
export function ShareButton({ share, label, variant = 'soft', size = 'medium' }: ShareButtonProps) {
  const t = useTranslations('frame')
  // A browser may support sharing but not this kind of data.
  const canShare = () => typeof navigator.share === 'function' && (navigator.canShare?.(share) ?? true)
  const able = useSyncExternalStore(never, canShare, () => false)
  const [failed, setFailed] = useState(false)
  const open = useRef(false)
  const text = share.url ?? share.text ?? ''
  const { refusals, copy } = useCopy(text)
  if (!able) return null

  const press = async () => {
    // One sheet at a time: browsers reject a second call while it is open.
    if (open.current) return
    open.current = true
    setFailed(false)
    try {
      await navigator.share(share)
    } catch (error) {
      // Closing the sheet is not an error.
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
        <ErrorText variant="caption" color="textSecondary" role="alert">
          {t.shareCopied()}
        </ErrorText>
      )}
      {failed && refusals > 0 && <ManualCopyField key={refusals} text={text} why={t.copyFailed()} />}
    </>
  )
}

/** Shares the user's referral link with a short text. */
export function ShareInvitation({ link, ...look }: { link: string } & Omit<ShareButtonProps, 'share'>) {
  const t = useTranslations('frame').invitation
  return <ShareButton share={{ title: t.title(), text: t.text(), url: link }} {...look} />
}
