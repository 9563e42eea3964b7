import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import SealCheckFillIcon from '@phosphor-icons/core/fill/seal-check-fill.svg?react'
import SealWarningFillIcon from '@phosphor-icons/core/fill/seal-warning-fill.svg?react'
import SignOutIcon from '@phosphor-icons/core/regular/sign-out.svg?react'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/tags.ts'
import { personName } from '../../lib/personName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Avatar } from '../data-display/Avatar.tsx'
import { Button } from '../inputs/Button.tsx'
import type { Language } from '../inputs/LanguageSwitch.tsx'
import { LanguageSegment } from '../inputs/LanguageSegment.tsx'
import { disc } from '../../theme/mixins.ts'
import { Sheet } from '../feedback/Sheet.tsx'
import type { ThemeMode } from '../inputs/themeModes.ts'
import { ThemeSwitch } from '../inputs/ThemeSwitch.tsx'
import type { NavEntry } from './entry.ts'
import { isActive } from './entry.ts'
import type { Me } from './SideNav.tsx'

const Row = styled(ListItemButton)(({ theme }) => ({
  gap: 14,
  minHeight: 64,
  padding: '12px 0',
  '& > svg': { color: theme.vars.palette.text.tertiary, flex: 'none' },
  '&:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'transparent' },
  '&.Mui-selected .MuiListItemText-primary': { fontWeight: theme.typography.fontWeightBold },
  '&.Mui-selected .MuiListItemIcon-root': { backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.main },
})) as typeof ListItemButton

const RowIcon = styled(ListItemIcon)(({ theme }) => ({
  ...disc(40),
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
}))
type Props = {
  /** The user at the top, with the way to the profile. */
  me: Me
  /** `aside` replaces the arrow at the end of the row: a balance, a chip. */
  entries: ReadonlyArray<NavEntry & { aside?: ReactNode }>
  /** The four languages, the current one marked. */
  languages: readonly Language[]
  /** Switches to a language in place. */
  onLanguage: (code: Locale) => void
  /** The chosen mode; `system` follows the device. */
  theme: ThemeMode
  /** Applies and stores another mode. */
  onTheme: (mode: ThemeMode) => void
  /** Ends the session, on this device. */
  onSignOut: () => void
  /** The session is being ended: the button shows it and fires once. */
  signingOut: boolean
  /** Called on the close button, Escape, backdrop click, swipe and back gesture. */
  onClose: () => void
  /** Closing lets the sheet leave before it is removed. */
  open?: boolean
}

/** Navigation entries that do not fit in the bottom bar. */
export function MoreSheet({ me, entries, languages, onLanguage, theme, onTheme, onSignOut, signingOut, onClose, open = true }: Props) {
  const text = useTranslations('frame')
  const Seal = me.verified ? SealCheckFillIcon : SealWarningFillIcon
  return (
    <Sheet open={open} title={text.more()} untitled onClose={onClose}>
      {me.href !== null && me.person && (
        <Row href={me.href} onClick={onClose}>
          <Avatar person={me.person} size="large" />
          <ListItemText
            primary={personName(me.person) ?? text.profile()}
            {...(me.verified !== null && {
              secondary: (
                <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                  <Seal width={14} height={14} aria-hidden />
                  {me.verified ? text.verified() : text.unverified()}
                </Stack>
              ),
            })}
            slotProps={{ primary: { variant: 'h6' } }}
          />
          <CaretRightIcon width={16} height={16} aria-hidden />
        </Row>
      )}
      <List disablePadding>
        {entries.map(({ aside, ...entry }) => (
          <ListItem key={entry.id} disablePadding divider>
            <Row href={entry.href} onClick={onClose} selected={isActive(entry)} {...(entry.current && { 'aria-current': 'page' })}>
              <RowIcon>
                <entry.Icon width={20} height={20} aria-hidden />
              </RowIcon>
              <ListItemText primary={entry.label} />
              {aside ?? <CaretRightIcon width={16} height={16} aria-hidden />}
            </Row>
          </ListItem>
        ))}
      </List>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'space-between', pt: 4 }}>
        <LanguageSegment languages={languages} onLanguage={onLanguage} />
        <ThemeSwitch value={theme} onChange={onTheme} compact />
      </Stack>
      <Box sx={{ pt: 3 }}>
        <Button
          fullWidth
          variant="outlined"
          busy={signingOut}
          startIcon={<SignOutIcon width={20} height={20} aria-hidden />}
          onClick={onSignOut}
        >
          {text.signOut()}
        </Button>
      </Box>
    </Sheet>
  )
}
