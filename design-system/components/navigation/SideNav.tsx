import Stack from '@mui/material/Stack'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import SealCheckFillIcon from '@phosphor-icons/core/fill/seal-check-fill.svg?react'
import SealWarningFillIcon from '@phosphor-icons/core/fill/seal-warning-fill.svg?react'
import SignOutIcon from '@phosphor-icons/core/regular/sign-out.svg?react'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { personName } from '../../lib/personName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { radius, reed, size } from '../../theme/tokens.ts'
import { Avatar } from '../data-display/Avatar.tsx'
import type { Person } from '../data-display/Avatar.tsx'
import { Logo } from '../brand/Logo.tsx'
import { ellipsis, ruled } from '../../theme/mixins.ts'
import type { NavEntry } from './entry.ts'
import { isActive } from './entry.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

// Always visible and part of the page, so not MUI's Drawer: that would add a modal, its backdrop and its transitions to every page.
const Root = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: size.nav.side,
  height: '100dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: '0 16px 16px 24px',
  [theme.breakpoints.between('md', 'lg')]: { width: size.nav.rail, padding: '0 3px 12px 9px' },
  [theme.breakpoints.down('md')]: { display: 'none' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    bottom: 0,
    width: 6,
    backgroundColor: theme.vars.palette.chart.tickDim,
    ...ruled(180, 8),
  },
  '& .logo': {
    flex: 'none',
    height: 80,
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: 8,
    [theme.breakpoints.between('md', 'lg')]: { justifyContent: 'center', padding: 0, '& .wordmark': { display: 'none' } },
  },
  '& .space': { flex: 1, minHeight: 16 },
  '& .below': { marginBottom: 8 },
}))

const Rows = styled(List)({ display: 'flex', flexDirection: 'column', gap: 2 })
const Row = styled(ListItem)({ display: 'block' })

/** The section of the current page: raised, with the needle on the ruler. */
const selected = (theme: Theme) => ({
  '&.Mui-selected, &.Mui-selected:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[1],
  },
  '&.Mui-selected::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -24,
    top: 'calc(50% - 1.5px)',
    width: 16,
    height: 3,
    borderRadius: reed.needle.radius,
    backgroundColor: theme.vars.palette.needle.main,
    [theme.breakpoints.between('md', 'lg')]: { insetInlineStart: -9, width: 12 },
  },
  '@media (forced-colors: active)': {
    '&.Mui-selected': { outline: '1px solid Highlight' },
    '&.Mui-selected::before': { backgroundColor: 'Highlight' },
  },
})

const Item = styled(ListItemButton)(({ theme }) => ({
  width: '100%',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: radius.button,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.subtitle1,
  '& svg': { flex: 'none' },
  '& > span': { minWidth: 0 },
  ...selected(theme),
  '&.Mui-selected': { fontWeight: theme.typography.fontWeightBold },
  [theme.breakpoints.between('md', 'lg')]: {
    flexDirection: 'column',
    gap: 2,
    padding: '8px 0',
    textAlign: 'center',
    hyphens: 'auto',
    ...theme.typography.micro,
    letterSpacing: '-0.01em',
    '& > span': { maxWidth: '100%', overflowWrap: 'anywhere' },
  },
})) as typeof ListItemButton

const SubItem = styled(ListItemButton)(({ theme }) => ({
  minHeight: 40,
  padding: '6px 12px 6px 44px',
  borderRadius: radius.button,
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.secondary,
  '&.Mui-selected': { color: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightBold, backgroundColor: 'transparent' },
  '&.Mui-selected:hover': { backgroundColor: theme.vars.palette.action.hover },
  [theme.breakpoints.between('md', 'lg')]: { display: 'none' },
})) as typeof ListItemButton

const Me = styled(ListItemButton)(({ theme }) => ({
  flex: 'none',
  gap: 12,
  minWidth: 0,
  minHeight: 60,
  padding: '10px 8px 10px 12px',
  borderRadius: radius.block,
  ...selected(theme),
  '& .MuiListItemText-primary': ellipsis,
  '& > svg': { color: theme.vars.palette.text.tertiary, flex: 'none' },
  [theme.breakpoints.between('md', 'lg')]: {
    justifyContent: 'center',
    padding: 8,
    '& .MuiListItemText-root, & > svg': { display: 'none' },
  },
})) as typeof ListItemButton

export type Me = Pick<NavEntry, 'current' | 'inside'> & {
  /** Names and picture; `null` until they are known. */
  person: Person | null
  /** A mark beside the name; `null` until it is known. */
  verified: boolean | null
  /** Address of the profile; `null` leaves the name without a link. */
  href: string | null
}

type Props = {
  /** Address of the logo's link. */
  home: string
  /** The sections in order, each with its pages. Only sections that are switched on. */
  main: readonly NavEntry[]
  /** Entries at the lower end: help. */
  below: readonly NavEntry[]
  /** The user at the lower end, with the way to the profile. */
  me: Me
  /** Ends the session, on this device. */
  onSignOut: () => void
  /** The session is being ended: the button shows it and fires once. */
  signingOut: boolean
}

// The needle marks the section, `aria-current` the exact page.
const marks = (entry: Pick<NavEntry, 'current' | 'inside' | 'children'>) => ({
  selected: isActive(entry),
  ...(entry.current && { 'aria-current': 'page' as const }),
})

function Entry({ entry }: { entry: NavEntry }) {
  const on = isActive(entry)
  const Icon = on ? entry.ActiveIcon : entry.Icon
  const icon = <Icon width={20} height={20} aria-hidden />
  return (
    <Row disablePadding>
      <Item href={entry.href} {...marks(entry)}>
        {entry.badge ? entry.badge.around(icon) : icon}
        <span {...(entry.badge && { 'aria-hidden': true })}>{entry.label}</span>
        {entry.badge && <VisuallyHidden>{entry.badge.name}</VisuallyHidden>}
      </Item>
      {on && entry.children && entry.children.length > 0 && (
        <Rows disablePadding>
          {entry.children.map((child) => (
            <Row key={child.id} disablePadding>
              <SubItem href={child.href} {...marks(child)}>
                {child.label}
              </SubItem>
            </Row>
          ))}
        </Rows>
      )}
    </Row>
  )
}

/** The cabinet's navigation from 900 px up: a ruler whose needle marks the current page. A narrow rail below 1200 px. */
export function SideNav({ home, main, below, me, onSignOut, signingOut }: Props) {
  const words = useTranslations('nav')
  const text = useTranslations('frame')
  const name = me.person ? (personName(me.person) ?? text.profile()) : '\u00a0'
  const Seal = me.verified ? SealCheckFillIcon : SealWarningFillIcon
  return (
    <Root>
      <div className="logo">
        <Logo href={home} size={26} />
      </div>
      <nav aria-label={words.main()}>
        <Rows disablePadding>
          {main.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Rows>
      </nav>
      <div className="space" />
      <nav aria-label={words.secondary()} className="below">
        <Rows disablePadding>
          {below.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
          <Row disablePadding>
            <Item component="button" type="button" onClick={() => signingOut || onSignOut()} {...(signingOut && { 'aria-busy': true })}>
              <SignOutIcon width={20} height={20} aria-hidden />
              <span>{text.signOut()}</span>
            </Item>
          </Row>
        </Rows>
      </nav>
      {me.href !== null && (
        <Me href={me.href} {...marks(me)}>
          <Avatar person={me.person} />
          {name !== text.profile() && <VisuallyHidden>{text.profile()}: </VisuallyHidden>}
          <ListItemText
            primary={name}
            {...(me.verified !== null && {
              secondary: (
                <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                  <Seal width={14} height={14} aria-hidden />
                  {me.verified ? text.verified() : text.unverified()}
                </Stack>
              ),
            })}
          />
          <CaretRightIcon width={16} height={16} aria-hidden />
        </Me>
      )}
    </Root>
  )
}
