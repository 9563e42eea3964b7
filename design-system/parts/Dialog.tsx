import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { duration, easing } from '../theme/tokens.ts'
import { narrow, paint, phone } from './paint.ts'
import { Grip } from './Grip.tsx'
import { useModal } from './useModal.ts'

/** On phones the page behind does not move under the finger. A wide screen's scroll bar stays, so that nothing shifts. */
export const stillBehind = <GlobalStyles styles={{ [phone]: { html: { overflow: 'hidden' } } }} />

const Root = styled('dialog')(({ theme }) => ({
  width: 'calc(100% - 32px)',
  maxWidth: 480,
  maxHeight: 'calc(100dvh - 48px)',
  padding: 0,
  border: 0,
  borderRadius: 24,
  backgroundColor: paint(theme).surface.raised,
  color: paint(theme).text.primary,
  boxShadow: 'var(--matu-elev-3)',
  overscrollBehavior: 'contain',
  transition: `opacity ${duration.base}ms, translate ${duration.slow}ms ${easing.enter}`,
  '@starting-style': { opacity: 0, translate: '0 12px' },
  '&::backdrop': { backgroundColor: paint(theme).surface.overlay },
  '& > .inside': { position: 'relative', padding: 28 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  [narrow]: {
    width: '100%',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 32px)',
    margin: 'auto 0 0',
    borderRadius: '24px 24px 0 0',
    '@starting-style': { opacity: 1, translate: '0 100%' },
    '& > .inside': { padding: '32px 16px calc(20px + env(safe-area-inset-bottom))' },
  },
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, textWrap: 'balance' }))
const Text = styled('div')(({ theme }) => ({ ...theme.typography.body1, marginTop: 8, color: paint(theme).text.secondary }))
const Body = styled('div')({ marginTop: 20 })
const Verbs = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 24,
  [narrow]: { flexDirection: 'column', '& > *': { width: '100%' } },
})

export type DialogProps = {
  /** A question: "Remove “Office safe”?" */
  title: string
  /** What follows from it. */
  text?: ReactNode
  /** Two verbs, the safe one first. */
  actions: ReactNode
  children?: ReactNode
  /** Escape, the backdrop. Not called while `busy`. */
  onClose: () => void
  /** What it asked for runs: it stays until the outcome is known. */
  busy?: boolean
}

/** Rendered while it is open; on phones a sheet from below. */
export function Dialog({ title, text, actions, children, onClose, busy = false }: DialogProps) {
  const modal = useModal(onClose, { closable: !busy })
  const [heading, words] = [useId(), useId()]
  return (
    <Root
      {...modal}
      aria-labelledby={heading}
      {...(text !== undefined && { 'aria-describedby': words })}
      {...(busy && { 'aria-busy': true })}
    >
      {stillBehind}
      <div className="inside">
        <Grip />
        <Title id={heading}>{title}</Title>
        {text !== undefined && <Text id={words}>{text}</Text>}
        {children !== undefined && <Body>{children}</Body>}
        <Verbs>{actions}</Verbs>
      </div>
    </Root>
  )
}
