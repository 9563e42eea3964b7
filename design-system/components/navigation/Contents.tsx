import { styled } from '@mui/material/styles'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { reed } from '../../theme/tokens.ts'
import { useScrollSpy } from './useScrollSpy.ts'

const Root = styled('nav')(({ theme }) => ({
  '& > p': { ...theme.typography.caption, margin: '0 0 8px', color: theme.vars.palette.text.tertiary },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', paddingInlineStart: 16, borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 0',
    textDecoration: 'none',
    fontWeight: 'inherit',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.primary.main },
  },
  // The needle marks the part being read.
  '& li[data-now] a': { color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
  '& li[data-now]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -2,
    top: 12,
    bottom: 12,
    width: 3,
    borderRadius: reed.needle.radius,
    backgroundColor: theme.vars.palette.needle.main,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

export type ContentsProps = {
  /** The parts in order; their ids are targets of links. */
  contents: readonly { id: string; title: string }[]
}

/** Beside a text on desktops: its parts, with the needle at the one being read. */
export function Contents({ contents }: ContentsProps) {
  const { Link } = useDesignSystem()
  const t = useTranslations('frame')
  const now = useScrollSpy(contents.map(({ id }) => id))
  return (
    <Root aria-label={t.contents()} className="stays">
      <p aria-hidden="true">{t.contents()}</p>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id} {...(id === now && { 'data-now': '' })}>
            <Link href={`#${id}`} {...(id === now && { 'aria-current': 'location' as const })}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </Root>
  )
}
