import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { SealWarningIcon } from '@phosphor-icons/react/dist/csr/SealWarning'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useReader, useText } from '../../provider/reader.ts'
import { size } from '../../theme/tokens.ts'
import { Avatar } from '../Avatar.tsx'
import type { Person } from '../Avatar.tsx'
import { Logo } from '../Logo.tsx'
import { ellipsis, paint, phone, ruled, unseen } from '../paint.ts'
import type { NavEntry } from './entry.ts'
import { isOn } from './entry.ts'

const rail = '@media (min-width:900px) and (max-width:1199.95px)'

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
  [phone]: { display: 'none' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    bottom: 0,
    width: 6,
    backgroundColor: paint(theme).chart.tickDim,
    ...ruled(180, 8),
  },
  '& .logo': { flex: 'none', height: 80, display: 'flex', alignItems: 'center', paddingInlineStart: 8 },
  '& nav': { display: 'flex', flexDirection: 'column' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: 2 },
  '& .space': { flex: 1, minHeight: 16 },
  '& .below': { marginBottom: 8 },
  [rail]: {
    width: size.nav.rail,
    padding: '0 3px 12px 9px',
    '& .logo': { justifyContent: 'center', padding: 0 },
    '& .logo .wordmark': { display: 'none' },
  },
}))

const Item = styled('a')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  width: '100%',
  padding: '6px 12px',
  border: 0,
  borderRadius: 12,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  color: paint(theme).text.secondary,
  textDecoration: 'none',
  ...theme.typography.subtitle1,
  '& svg': { flex: 'none' },
  '& > span': { minWidth: 0 },
  '&:hover': { backgroundColor: paint(theme).surface.hover },
  '&.on': {
    color: paint(theme).text.primary,
    fontWeight: 500,
    backgroundColor: paint(theme).surface.card,
    boxShadow: 'var(--matu-elev-1)',
  },
  '&.on::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -24,
    top: 'calc(50% - 1.5px)',
    width: 16,
    height: 3,
    borderRadius: 2,
    backgroundColor: paint(theme).needle.main,
  },
  '&.sub': { minHeight: 40, paddingInlineStart: 44, ...theme.typography.subtitle2 },
  '&.sub.here': { color: paint(theme).text.primary, fontWeight: 480 },
  '@media (forced-colors: active)': { '&.on': { outline: '1px solid Highlight' }, '&.on::before': { backgroundColor: 'Highlight' } },
  [rail]: {
    flexDirection: 'column',
    gap: 2,
    padding: '8px 0',
    textAlign: 'center',
    hyphens: 'auto',
    ...theme.typography.micro,
    letterSpacing: '-0.01em',
    '& > span': { maxWidth: '100%', overflowWrap: 'anywhere' },
    '&.sub': { display: 'none' },
    '&.on::before': { insetInlineStart: -9, width: 12 },
  },
}))

const Me = styled('a')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 60,
  padding: '10px 8px 10px 12px',
  borderRadius: 14,
  color: 'inherit',
  textDecoration: 'none',
  '&[href]:hover': { backgroundColor: paint(theme).surface.hover },
  '& .who': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& .name': { ...theme.typography.subtitle1, ...ellipsis },
  '& .state': { ...theme.typography.caption, color: paint(theme).text.tertiary, display: 'flex', alignItems: 'center', gap: 4 },
  '& > svg': { color: paint(theme).text.tertiary, flex: 'none' },
  [rail]: { justifyContent: 'center', padding: 8, '& .who, & > svg': { display: 'none' } },
}))

const Unseen = styled('span')(unseen)

export type Me = { person: Person | null; verified: boolean | null; href: string | null }

type Props = {
  home: string
  main: readonly NavEntry[]
  below: readonly NavEntry[]
  me: Me
  onSignOut: () => void
  signingOut: boolean
}

function Entry({ entry, sub = false }: { entry: NavEntry; sub?: boolean }) {
  const { Link } = useReader()
  const { Icon } = entry
  // The needle marks the section, `aria-current` the very page.
  const on = isOn(entry)
  return (
    <li>
      <Item
        as={Link}
        {...{ href: entry.href }}
        className={sub ? `sub${on ? ' here' : ''}` : on ? 'on' : ''}
        {...(entry.current && { 'aria-current': 'page' })}
      >
        {!sub && <Icon size={20} weight={on ? 'fill' : 'regular'} aria-hidden />}
        <span>{entry.label}</span>
      </Item>
      {on && entry.children && entry.children.length > 0 && (
        <ul>
          {entry.children.map((child) => (
            <Entry key={child.id} entry={child} sub />
          ))}
        </ul>
      )}
    </li>
  )
}

const List = ({ entries, children }: { entries: readonly NavEntry[]; children?: ReactNode }) => (
  <ul>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
    {children}
  </ul>
)

/** The cabinet's navigation from 900 px up: a ruler whose needle stands at the present page. A rail below 1200 px. */
export function SideNav({ home, main, below, me, onSignOut, signingOut }: Props) {
  const { Link } = useReader()
  const words = useText('nav')
  const text = useText('frame')
  const Seal = me.verified ? SealCheckIcon : SealWarningIcon
  return (
    <Root>
      <div className="logo">
        <Logo href={home} size={26} />
      </div>
      <nav aria-label={words.main()}>
        <List entries={main} />
      </nav>
      <div className="space" />
      <nav aria-label={words.secondary()} className="below">
        <List entries={below}>
          <li>
            <Item as="button" {...{ type: 'button' }} onClick={() => signingOut || onSignOut()} {...(signingOut && { 'aria-busy': true })}>
              <SignOutIcon size={20} aria-hidden />
              <span>{text.signOut()}</span>
            </Item>
          </li>
        </List>
      </nav>
      {me.href !== null && (
        <Me as={Link} {...{ href: me.href }}>
          <Avatar person={me.person} />
          <Unseen>{text.profile()}: </Unseen>
          <span className="who">
            <span className="name">{me.person ? `${me.person.firstname} ${me.person.lastname}` : '\u00a0'}</span>
            {me.verified !== null && (
              <span className="state">
                <Seal size={14} weight="fill" aria-hidden />
                {me.verified ? text.verified() : text.unverified()}
              </span>
            )}
          </span>
          <CaretRightIcon size={16} aria-hidden />
        </Me>
      )}
    </Root>
  )
}
