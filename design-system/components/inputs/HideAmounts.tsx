import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react'
import EyeSlashIcon from '@phosphor-icons/core/regular/eye-slash.svg?react'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { IconButton } from './IconButton.tsx'

/** Switches the "hide amounts" setting; placed on the dark card with the largest amount. */
export function HideAmounts() {
  const { amountsHidden, onAmountsHidden } = useDesignSystem()
  const t = useTranslations('frame')
  return (
    <IconButton label={amountsHidden ? t.showAmounts() : t.hideAmounts()} onInk onClick={() => onAmountsHidden(!amountsHidden)}>
      {amountsHidden ? <EyeSlashIcon width={20} height={20} /> : <EyeIcon width={20} height={20} />}
    </IconButton>
  )
}
