import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CommandPalette } from '#design-system/components/navigation/CommandPalette.tsx'
import type { PaletteItem } from '#design-system/components/navigation/PaletteOption.tsx'
import type { LayoutControls } from '../hooks/use-layout-controls.ts'
import { usePath } from '../hooks/use-path.ts'
import { usePaletteItems } from './palette-items.ts'
import { usePaletteSearch } from './palette-search.ts'

export interface CommandPaletteHostProps {
  open: boolean
  onClose: () => void
  controls: LayoutControls
}

const REMEMBERED = 4

/** The palette over the page, with what it finds. It remembers what was opened until the page is left. */
export default function CommandPaletteHost({ open, onClose, controls }: CommandPaletteHostProps) {
  const [text, setText] = useState('')
  const [recent, setRecent] = useState<readonly PaletteItem[]>([])
  const items = usePaletteItems(controls, open)
  const navigate = useNavigate()
  const { to } = usePath()
  const close = () => {
    setText('')
    onClose()
  }
  return (
    <CommandPalette
      open={open}
      text={text}
      onText={setText}
      items={items}
      {...usePaletteSearch(text)}
      // An entry may have changed its words, or gone, since.
      recent={recent.flatMap((item) =>
        item.group === 'transactions' || item.group === 'referrals' ? item : (items.find(({ id }) => id === item.id) ?? []),
      )}
      onChosen={(item) => setRecent([item, ...recent.filter(({ id }) => id !== item.id)].slice(0, REMEMBERED))}
      onHelp={(q) => void navigate(to('/cabinet/help', { search: { q } }))}
      onClose={close}
    />
  )
}
