import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { SealWarningIcon } from '@phosphor-icons/react/dist/csr/SealWarning'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/tags.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import type { Language } from '../LanguageSwitch.tsx'
import { LanguageSegment } from '../LanguageSwitch.tsx'
import { paint } from '../paint.ts'
import { Sheet } from '../Sheet.tsx'
import type { ThemeMode } from '../ThemeSwitch.tsx'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import type { NavEntry } from './entry.ts'
import type { Me } from './SideNav.tsx'

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const Row = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '12px 0',
  borderBottom: `1px solid ${paint(theme).border.hairline}`,
  color: 'inherit',
  textDecoration: 'none',
  '& .disc': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 40,
    height: 40,
    borderRadius: '50%',
    backgroundColor: paint(theme).surface.sunken,
    color: paint(theme).text.secondary,
  },
  '& .label': { flex: 1, minWidth: 0, ...theme.typography.subtitle1 },
  '&[aria-current] .label': { fontWeight: 520 },
  '&[aria-current] .disc': { backgroundColor: paint(theme).brand.subtle, color: paint(theme).brand.main },
  '& > svg': { color: paint(theme).text.tertiary, flex: 'none' },
  '&.me': { borderBottom: 0, padding: '8px 0' },
  '&.me .label': { display: 'flex', flexDirection: 'column', ...theme.typography.h6 },
  '& .state': { ...theme.typography.caption, color: paint(theme).text.tertiary, display: 'flex', alignItems: 'center', gap: 4 },
}))

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8, paddingTop: 16 })
const Out = styled('div')({ paddingTop: 12, '& > *': { width: '100%' } })

type Props = {
  me: Me
  /** `aside` stands at the end of the line in place of the arrow: a balance, a chip. */
  entries: ReadonlyArray<NavEntry & { aside?: ReactNode }>
  languages: readonly Language[]
  onLanguage: (code: Locale) => void
  theme: ThemeMode
  onTheme: (mode: ThemeMode) => void
  onSignOut: () => void
  signingOut: boolean
  onClose: () => void
}

/** What the bottom bar has no room for. */
export function MoreSheet({ me, entries, languages, onLanguage, theme, onTheme, onSignOut, signingOut, onClose }: Props) {
  const { Link } = useReader()
  const text = useText('frame')
  const Seal = me.verified ? SealCheckIcon : SealWarningIcon
  return (
    <Sheet title={text.more()} untitled onClose={onClose}>
      {me.href !== null && me.person && (
        <Row as={Link} {...{ href: me.href }} className="me" onClick={onClose}>
          <Avatar person={me.person} size="large" />
          <span className="label">
            {me.person.firstname} {me.person.lastname}
            {me.verified !== null && (
              <span className="state">
                <Seal size={14} weight="fill" aria-hidden />
                {me.verified ? text.verified() : text.unverified()}
              </span>
            )}
          </span>
          <CaretRightIcon size={16} aria-hidden />
        </Row>
      )}
      <List>
        {entries.map(({ id, href, label, Icon, current, aside }) => (
          <li key={id}>
            <Row as={Link} {...{ href }} onClick={onClose} {...(current && { 'aria-current': 'page' })}>
              <span className="disc">
                <Icon size={20} aria-hidden />
              </span>
              <span className="label">{label}</span>
              {aside ?? <CaretRightIcon size={16} aria-hidden />}
            </Row>
          </li>
        ))}
      </List>
      <Foot>
        <LanguageSegment languages={languages} onLanguage={onLanguage} />
        <ThemeSwitch value={theme} onChange={onTheme} compact />
      </Foot>
      <Out>
        <Button variant="outlined" busy={signingOut} startIcon={<SignOutIcon size={20} aria-hidden />} onClick={onSignOut}>
          {text.signOut()}
        </Button>
      </Out>
    </Sheet>
  )
}
