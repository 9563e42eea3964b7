import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react'
import EyeSlashIcon from '@phosphor-icons/core/regular/eye-slash.svg?react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { IconButton } from './IconButton.tsx'

/** Amounts as •••• everywhere, or as they are again: on the ink card that carries the largest of them. */
export function HideAmounts({ hidden, onHidden }: { hidden: boolean; onHidden: (hidden: boolean) => void }) {
  const t = useTranslations('frame')
  return (
    <IconButton label={hidden ? t.showAmounts() : t.hideAmounts()} onInk onClick={() => onHidden(!hidden)}>
      {hidden ? <EyeSlashIcon width={20} height={20} /> : <EyeIcon width={20} height={20} />}
    </IconButton>
  )
}
