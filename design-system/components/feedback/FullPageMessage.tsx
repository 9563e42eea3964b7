import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 18,
  width: '100%',
  textAlign: 'center',
  '& > h1, & > h2': { ...theme.typography.h3, margin: 0, textWrap: 'balance' },
  '& > .text': { ...theme.typography.body1, margin: 0, maxWidth: '46ch', color: theme.vars.palette.text.secondary },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 },
  '& > .foot': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.tertiary, overflowWrap: 'anywhere' },
}))

type Props = {
  /** One of the illustrations, 200 to 240 px wide; decorative, the title says the same. */
  illustration: ReactNode
  /** What happened, as the heading of the page: "The top-up is on its way". */
  title: string
  /** What is not affected and what happens next, in one or two sentences. */
  text?: ReactNode
  /** Content between text and actions: a countdown. */
  children?: ReactNode
  /** One contained button for the likely next step, and at most one text button. */
  actions?: ReactNode
  /** A quiet line below the actions: an error number for the support, a link to the help. */
  foot?: ReactNode
  /** Inside the cabinet's layout, which already has the page's h1. */
  framed?: boolean
}

/** A single message in the middle of a page: what happened, what is not affected, what to do next. */
export function FullPageMessage({ illustration, title, text, children, actions, foot, framed = false }: Props) {
  return (
    <Root>
      {illustration}
      {framed ? <h2>{title}</h2> : <h1 tabIndex={-1}>{title}</h1>}
      {text !== undefined && <p className="text">{text}</p>}
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
      {foot !== undefined && <p className="foot">{foot}</p>}
    </Root>
  )
}
