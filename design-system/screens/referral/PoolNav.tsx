import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import { styled } from '@mui/material/styles'
import { BarsGlyph } from '../../components/brand/BarsGlyph.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { tabular, insetLine } from '../../theme/mixins.ts'
import { useInView } from '../../components/utils/useInView.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'
import { radius, reed } from '../../theme/tokens.ts'

const Nav = styled('nav')(({ theme }) => ({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '0 -16px',
  padding: '2px 16px 8px',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > ol': { display: 'flex', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { flex: '1 0 164px', minWidth: 0, position: 'relative' },
  [theme.breakpoints.up('md')]: { margin: 0, padding: '2px 2px 8px', '& li': { flex: '1 1 0' }, '& a': { gap: 10, padding: '10px 12px' } },
  [theme.breakpoints.between('md', 'lg')]: { '& li': { flex: '1 0 140px' } },
  '& a, & .waiting': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 68,
    padding: '10px 16px',
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[1],
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a > .words': { flex: '1 1 0', minWidth: 'max-content', display: 'flex', flexDirection: 'column' },
  '& a > svg:last-of-type:not(:first-of-type)': { flex: 'none', color: theme.vars.palette.success.main },
  '& a[aria-current]': insetLine(theme.vars.palette.primary.main, 2),
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 1.5px)',
    bottom: -5,
    width: 3,
    height: 14,
    borderRadius: reed.needle.radius,
    backgroundColor: theme.vars.palette.needle.main,
  },
  '@media (forced-colors: active)': {
    '& a': { border: '1px solid CanvasText' },
    '& a[aria-current]': { outline: '2px solid Highlight' },
    '& a[aria-current]::after': { backgroundColor: 'Highlight' },
  },
}))

export type PoolLink = {
  number: number
  href: string
  /** Required structure volume, a decimal string in USDT; `null` = not loaded. */
  from: string | null
  qualified: boolean
  current: boolean
}

/** The six pools side by side; the current one is scrolled into view. */
export function PoolNav({ pools }: { pools: readonly PoolLink[] }) {
  const t = useTranslations('pools')
  const format = useFormat()
  const { Link } = useDesignSystem()
  const nav = useInView(pools.find((pool) => pool.current)?.number)
  return (
    <Nav ref={nav} aria-label={t.label()}>
      <ol>
        {pools.map(({ number, href, from, qualified, current: on }) => (
          <li key={number}>
            <Link href={href} {...(on && { 'aria-current': 'page' as const })}>
              <BarsGlyph count={6} filled={number} height={18} />
              <span className="words">
                <Typography variant="subtitle1">{t.pool({ number })}</Typography>
                {from === null ? (
                  <Skeleton width={56} height={12} />
                ) : (
                  <Typography variant="caption" color="textSecondary" sx={tabular}>
                    {format.integer(from)}
                    <VisuallyHidden> USDT</VisuallyHidden>
                  </Typography>
                )}
                {qualified && <VisuallyHidden>, {t.in()}</VisuallyHidden>}
              </span>
              {qualified && <CheckCircleFillIcon width={18} height={18} aria-hidden="true" />}
            </Link>
          </li>
        ))}
      </ol>
    </Nav>
  )
}
