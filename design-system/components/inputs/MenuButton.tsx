import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Suspense, lazy, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { ChoiceMenuProps, MenuChoice } from './ChoiceMenu.tsx'
import { radius } from '../../theme/tokens.ts'

// Loaded on demand, since the menu is hidden until it is opened.
const fetchMenu = () => import('./ChoiceMenu.tsx')
const ChoiceMenu = lazy<(props: ChoiceMenuProps) => ReactNode>(fetchMenu)

const Face = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  borderRadius: radius.button,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  ...theme.typography.subtitle2,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&.bare': { padding: 0, color: theme.vars.palette.text.primary },
}))

type Props = {
  /** Accessible name of the button when its face is only an icon. */
  label: string
  /** What the button shows: text, an icon, or both. An icon alone needs `label` and `bare`. */
  face: ReactNode
  /** The face is a single icon in a 44 px square. */
  bare?: boolean
  /** The items in order, with the selected one marked. An item with `href` is a link, the others call `onSelect`. */
  choices: readonly MenuChoice[]
}

/** A button that opens a small menu of options, of which one is selected, or of actions. */
export function MenuButton({ label, face, bare = false, choices }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Face
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        {...(bare && { className: 'bare' })}
        onPointerEnter={() => void fetchMenu()}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
          setOpen(true)
        }}
      >
        {face}
      </Face>
      {anchor && (
        <Suspense fallback={null}>
          <ChoiceMenu id={id} label={label} anchor={anchor} open={open} choices={choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
