import Stack from '@mui/material/Stack'
import type { ReactNode, Ref } from 'react'
import Typography from '@mui/material/Typography'

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
  <Stack
    spacing={3}
    sx={{
      alignItems: 'center',
      justifyContent: 'center',
      // In the middle of its card; below a heading, as high as it is.
      '&:only-child': { height: '100%' },
      pt: 1,
      pb: 2,
      textAlign: 'center',
      '& > svg': { maxWidth: '100%', height: 'auto', mb: 1 },
    }}
  >
    {illustration}
    <Typography component={`h${level}`} variant="h5" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
      {title}
    </Typography>
    {children && (
      <Typography component="p" variant="body2" color="textSecondary" sx={{ maxWidth: '40ch' }}>
        {children}
      </Typography>
    )}
    {action && (
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        {action}
      </Stack>
    )}
  </Stack>
)
