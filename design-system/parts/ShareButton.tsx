import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useSyncExternalStore } from 'react'
import { useText } from '../provider/reader.ts'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'

const never = () => () => {}
const canShare = () => typeof navigator.share === 'function'

export type ShareButtonProps = {
  /** What is handed to the device's own sheet. */
  share: { title?: string; text?: string; url?: string }
  label?: string
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
}

/** Opens the device's own sheet for sharing. Where there is none it is not there: copying always stands beside it. */
export function ShareButton({ share, label, variant = 'soft', size = 'medium' }: ShareButtonProps) {
  const t = useText('parts')
  const able = useSyncExternalStore(never, canShare, () => false)
  if (!able) return null
  return (
    <Button
      variant={variant}
      size={size}
      startIcon={<ShareNetworkIcon size={20} aria-hidden />}
      // Closing the sheet is an answer too: nothing has failed.
      onClick={() => void navigator.share(share).catch(() => {})}
    >
      {label ?? t.share()}
    </Button>
  )
}
