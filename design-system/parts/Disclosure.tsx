import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { layer } from '../theme/tokens.ts'
import { paint } from './paint.ts'
import { useDisclosure } from './useDisclosure.ts'

const Root = styled('details')({
  position: 'relative',
  // What is closed is not laid out: no face is fetched for a word that nobody sees.
  '&:not([open]) > div': { display: 'none' },
})

const Summary = styled('summary')(({ theme }) => ({
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  borderRadius: 12,
  cursor: 'pointer',
  color: paint(theme).text.secondary,
  whiteSpace: 'nowrap',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  ...theme.typography.subtitle2,
  '&:hover': { backgroundColor: paint(theme).surface.hover },
  '&.bare': { padding: 0, color: paint(theme).text.primary },
}))

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  zIndex: layer.drawer,
  minWidth: 220,
  maxWidth: 'calc(100vw - 32px)',
  padding: 6,
  borderRadius: 16,
  backgroundColor: paint(theme).surface.raised,
  boxShadow: 'var(--matu-elev-2)',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}))

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '6px 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const

/** One line of a menu: a link or a button, marked where it is the present choice. */
export const MenuItem = styled('button')(({ theme }) => ({
  ...item,
  ...theme.typography.body2,
  color: paint(theme).text.primary,
  '& > span': { flex: 1, minWidth: 0 },
  '&:hover': { backgroundColor: paint(theme).surface.hover },
  '&[aria-current="true"], &[aria-pressed="true"]': {
    backgroundColor: paint(theme).brand.subtle,
    color: paint(theme).brand.main,
    fontWeight: 450,
  },
}))

type Props = {
  /** The name of the button that opens it, where its face is an icon alone. */
  label: string
  face: ReactNode
  /** The face is one icon in a 44 px square. */
  bare?: boolean
  children: (close: () => void) => ReactNode
}

/** A button with a small menu under it. Works before any script runs. */
export function Disclosure({ label, face, bare = false, children }: Props) {
  const { ref, close } = useDisclosure()
  return (
    <Root ref={ref}>
      <Summary aria-label={label} {...(bare && { className: 'bare' })}>
        {face}
      </Summary>
      <Panel>{children(close)}</Panel>
    </Root>
  )
}
