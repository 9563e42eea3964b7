import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Suspense, lazy, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { ChoiceMenuProps, MenuChoice } from './ChoiceMenu.tsx'

// Nobody sees it before it is asked for: a page does not wait for it.
const fetchMenu = () => import('./ChoiceMenu.tsx')
const ChoiceMenu = lazy<(props: ChoiceMenuProps) => ReactNode>(fetchMenu)

const Face = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  ...theme.typography.subtitle2,
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&.bare': { padding: 0, color: theme.vars.palette.text.primary },
}))

type Props = {
  /** The name of the button that opens it, where its face is an icon alone. */
  label: string
  face: ReactNode
  /** The face is one icon in a 44 px square. */
  bare?: boolean
  choices: readonly MenuChoice[]
}

/** A button with a small menu under it, one of whose lines is the present choice. */
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
