import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { useText } from '../provider/reader.ts'
import { IconButton } from './IconButton.tsx'

/** Amounts as •••• everywhere, or as they are again: on the ink card that carries the largest of them. */
export function HideAmounts({ hidden, onHidden }: { hidden: boolean; onHidden: (hidden: boolean) => void }) {
  const t = useText('frame')
  return (
    <IconButton label={hidden ? t.showAmounts() : t.hideAmounts()} onInk onClick={() => onHidden(!hidden)}>
      {hidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
    </IconButton>
  )
}
