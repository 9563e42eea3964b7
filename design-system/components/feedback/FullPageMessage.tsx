import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

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
    <Stack sx={{ alignItems: 'center', gap: 4.5, width: '100%', textAlign: 'center' }}>
      {illustration}
      {framed ? (
        <Typography component="h2" variant="h3" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
      ) : (
        <Typography component="h1" variant="h3" tabIndex={-1} sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
      )}
      {text !== undefined && (
        <Typography component="p" color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      )}
      {children}
      {actions !== undefined && (
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          {actions}
        </Stack>
      )}
      {foot !== undefined && (
        <Typography component="p" variant="caption" color="textTertiary" sx={{ overflowWrap: 'anywhere' }}>
          {foot}
        </Typography>
      )}
    </Stack>
  )
}
