import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import Typography from '@mui/material/Typography'
import { radius } from '../../theme/tokens.ts'

/** Rows of a card: icon, text, figure; hairlines between them. */
export const RowList = styled('ul')({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:first-of-type': { paddingTop: 4, '& > svg:last-child': { top: 4 } },
  '& > li:last-of-type': { paddingBottom: 4, '& > svg:last-child': { bottom: 4 } },
})

export const ListRow = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // Figures wrap below the text if they do not fit beside it.
  flexWrap: 'wrap',
  gap: '2px 14px',
  minHeight: 64,
  padding: '12px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  '& > .words': { flex: '1 1 0', maxWidth: 'calc(100% - 54px)', display: 'flex', flexDirection: 'column' },
  // A word of enlarged text that is longer than the row breaks.
  [theme.breakpoints.down('md')]: { '& > .words > *': { maxWidth: 'calc(100vw - 130px)' } },
  '& > .figures': {
    flex: 'none',
    maxWidth: '100%',
    marginLeft: 'auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'right',
  },
  '& > .MuiButton-root': { marginLeft: 'auto' },
  // The arrow stays at the end, however text and figures wrap.
  '&:has(> svg:last-child)': { paddingRight: 30 },
  '& > svg:last-child': {
    position: 'absolute',
    right: 0,
    // In the middle of the row's content: the first and the last row have less padding outwards.
    top: 12,
    bottom: 12,
    marginBlock: 'auto',
    color: theme.vars.palette.text.tertiary,
  },
  // The link in the text makes the whole row clickable.
  '& a.row': { color: 'inherit', textDecoration: 'none' },
  '& a.row::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.sm },
  '& a.row:focus-visible': { outline: 'none' },
  '& a.row:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

/** The text of a row: its name, which with `href` makes the whole row a link, and a description. */
export function RowWords({
  name,
  href,
  children,
}: {
  /** The first line: what the row is about. */
  name: string
  /** Makes the whole row a link to this address. */
  href?: string | null | undefined
  /** The second line: what explains the name. */
  children?: ReactNode
}) {
  const { Link } = useDesignSystem()
  return (
    <span className="words">
      <Typography variant="subtitle1">
        {href ? (
          <Link className="row" href={href}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {children !== undefined && (
        <Typography variant="caption" color="textTertiary">
          {children}
        </Typography>
      )}
    </span>
  )
}
