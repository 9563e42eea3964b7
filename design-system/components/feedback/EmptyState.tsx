import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import Typography from '@mui/material/Typography'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: 12,
  height: '100%',
  padding: '4px 0 8px',
  '& > svg': { maxWidth: '100%', height: 'auto', marginBottom: 4 },
  '& > p': { maxWidth: '40ch' },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 },
})

export type EmptyStateProps = {
  /** What is missing, in a few words without blame: "No transactions yet". */
  title: ReactNode
  /** One sentence: what will appear here, or what to change. */
  children?: ReactNode
  /** 180 to 220 px wide. */
  illustration?: ReactNode
  /** One `soft` button; a second one only as a text button. */
  action?: ReactNode
  /** Heading level under the page's outline; the size stays the same. */
  level?: 2 | 3
  /** The heading, for a state that takes the focus, such as the result of a form. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** An empty list: why, and the next step. First use and "no matches" need two different texts. */
export const EmptyState = ({ title, children, illustration, action, level = 2, headingRef }: EmptyStateProps) => (
  <Root>
    {illustration}
    <Typography component={`h${level}`} variant="h5" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
      {title}
    </Typography>
    {children && (
      <Typography component="p" variant="body2" color="textSecondary">
        {children}
      </Typography>
    )}
    {action && <div className="actions">{action}</div>}
  </Root>
)
