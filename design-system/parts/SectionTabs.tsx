import { styled } from '@mui/material/styles'
import { useReader } from '../provider/reader.ts'
import { duration, easing } from '../theme/tokens.ts'
import { desktop, paint } from './paint.ts'
import { useInSight } from './useInSight.ts'

const Nav = styled('nav')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${paint(theme).border.hairline}`,
  margin: '0 -16px',
  padding: '0 4px',
  '&::-webkit-scrollbar': { display: 'none' },
  [desktop]: { margin: '0 0 0 -12px', padding: 0 },
  '& > a': {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 12px',
    color: paint(theme).text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...theme.typography.subtitle1,
    '&:hover': { color: paint(theme).text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 12,
      bottom: 0,
      height: 3,
      borderRadius: '2px 2px 0 0',
      backgroundColor: paint(theme).needle.main,
      transform: 'scaleX(0)',
      transition: `transform ${duration.slow}ms ${easing.needle}`,
    },
    '&[aria-current]': { color: paint(theme).text.primary, fontWeight: 500 },
    '&[aria-current]::after': { transform: 'none' },
    '@media (forced-colors: active)': { '&[aria-current]::after': { backgroundColor: 'Highlight' } },
  },
}))

export type Tab = { href: string; label: string; current: boolean }

/** The pages of one section. The needle stands under the present one, which is always in sight. */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { Link } = useReader()
  const nav = useInSight(tabs.find((tab) => tab.current)?.href)
  return (
    <Nav ref={nav} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} {...(tab.current && { 'aria-current': 'page' as const })}>
          {tab.label}
        </Link>
      ))}
    </Nav>
  )
}
