import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import MagnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import WifiSlashIcon from '@phosphor-icons/core/regular/wifi-slash.svg?react'
import type { Theme } from '@mui/material/styles'
import { Suspense, memo, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Avatar } from '../components/data-display/Avatar.tsx'
import type { Person } from '../components/data-display/Avatar.tsx'
import { Button } from '../components/inputs/Button.tsx'
import { IconButton } from '../components/inputs/IconButton.tsx'
import { LanguageSwitch } from '../components/inputs/LanguageSwitch.tsx'
import { isActive } from '../components/navigation/entry.ts'
import { lazyComponent } from '../provider/lazyComponent.tsx'
import { BottomNav } from '../components/navigation/BottomNav.tsx'
import { SideNav } from '../components/navigation/SideNav.tsx'
import { TopBar } from '../components/navigation/TopBar.tsx'
import { Notice } from '../components/feedback/Notice.tsx'
import { bottomLine } from '../theme/mixins.ts'
import type { SectionTabsProps } from '../components/navigation/SectionTabs.tsx'
import { FailedParts } from '../components/feedback/FailedParts.tsx'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import { ThemeMenu } from '../components/inputs/ThemeMenu.tsx'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { size } from '../theme/tokens.ts'
import type { FrameProps, Href } from './frame.ts'
import type { NavEntry } from '../components/navigation/entry.ts'
import type { NavItem } from './navigation.ts'
import { useNavEntries } from './navigation.ts'
import type { SectionPages } from './sections.ts'
import { useSectionTabs } from './sections.ts'

const frameLayout = {
  minHeight: '100dvh',
  pb: { xs: 'calc(84px + env(safe-area-inset-bottom))', md: 0 },
  display: { md: 'flex' },
  // Navigation and page are centred together. Measured on the whole window, so that a scroll bar that comes and goes moves nothing.
  pl: { md: `max(0px, (100vw - ${size.nav.side + size.content.max}px) / 2)` },
  // While money is being moved, the buttons of that are at the lower edge, and nothing leads away by mistake but the back arrow.
  '&:has([data-flow])': { pb: 0 },
  '&:has([data-flow]) > .MuiBottomNavigation-root': { display: 'none' },
}

const mainLayout = {
  maxWidth: { xs: size.content.phoneMax, md: size.content.max },
  mx: { xs: 'auto', md: 0 },
  pt: { xs: 1, md: 0 },
  pb: { xs: 6, md: 14 },
  px: { xs: 4, md: 6, lg: 10 },
}

/**
 * What of the page is available offline. `unasked`: the page requests nothing from the server. `at`: fetch time of the oldest part, ms since 1970.
 */
export type OfflineAvailability = { what: 'all' | 'part'; at: number } | { what: 'nothing' | 'unasked' }

export interface DefaultLayoutProps {
  /** Home link, languages and theme, as every layout takes them. */
  frame: FrameProps
  /** Title of the page: the only h1. */
  title: string
  /** In a flow: target of the back arrow, which replaces the logo. */
  back: Href
  /** The pages of the current section; `null` in flows and outside sections. */
  tabs: SectionPages | null
  /** Available pages only, in display order. */
  nav: { main: NavItem[]; more: NavItem[]; below: NavItem[]; profile: NavItem | null }
  /** A count on the overview's entry. */
  badge?: NavEntry['badge'] | null
  /** `null` until loaded, and in the prerendered layout. */
  user: Person | null
  /** Whether the user is verified: a mark beside the name. `null` until it is known. */
  verified: boolean | null
  /** Decimal string in USDT; `null` = not loaded. */
  matu_price: string | null
  /** Set while there is no connection, otherwise `null`. */
  offline: OfflineAvailability | null
  /** Shows that the user is not verified yet. */
  unverified: boolean
  /** Address of the verification, in the notice to unverified users. */
  verification: Href
  /** Opens the search over all pages, which Ctrl/⌘ K opens too. */
  onSearch: () => void
  /** Ends the session, on this device. */
  onSignOut: () => void
  /** The session is being ended: the button shows it and fires once. */
  signingOut: boolean
  /** Whether the page takes no input yet. */
  inert?: boolean
  /** The page, without its h1: `title` is drawn by the top bar. */
  children: ReactNode
}

/** Loaded on demand, since the sheet is hidden until it is opened. Exported for preloading. */
export const LazyMoreSheet = lazyComponent(async () => (await import('../components/navigation/MoreSheet.tsx')).MoreSheet)

/** Most pages belong to no section, so they do not wait for the tabs' code. Exported for preloading. */
export const LazySectionTabs = lazyComponent<SectionTabsProps>(
  async () => (await import('../components/navigation/SectionTabs.tsx')).SectionTabs,
)

// Reserves the space of the tabs while their code loads.
const tabsToCome = (theme: Theme) => ({
  minHeight: 48,
  margin: '0 -16px',
  ...bottomLine(theme.vars.palette.divider),
  [theme.breakpoints.up('md')]: { margin: '0 0 0 -12px' },
})

// Navigation between pages does not re-render what stays the same.
const Side = memo(SideNav)
const Bottom = memo(BottomNav)

const never = () => () => {}
/** The keys of the search; `Ctrl` where the device is not known. */
const useSearchKeys = () =>
  useSyncExternalStore(
    never,
    () => (/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  )

/** Search, language and theme, in the top bar of wide screens. */
const WideControls = memo(function WideControls({ frame, onSearch }: Pick<DefaultLayoutProps, 'frame' | 'onSearch'>) {
  const { languages, onLanguage, theme, onTheme } = frame
  const text = useTranslations('frame')
  const keys = useSearchKeys()
  return (
    <Stack component="span" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" size="small" startIcon={<MagnifyingGlassIcon width={18} height={18} aria-hidden />} onClick={onSearch}>
        {text.search()}
        <Typography component="kbd" variant="caption" color="textSecondary" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {keys}
        </Typography>
      </Button>
      <LanguageSwitch languages={languages} onLanguage={onLanguage} />
      <ThemeMenu value={theme} onChange={onTheme} />
    </Stack>
  )
})

type SlimProps = Pick<DefaultLayoutProps, 'frame' | 'user' | 'onSearch'> & { profile: Href }

/** Search, language and the way to the profile, in the top bar of phones. */
const SlimControls = memo(function SlimControls({ frame, profile, user, onSearch }: SlimProps) {
  const text = useTranslations('frame')
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center' }}>
      <IconButton label={text.search()} onClick={onSearch}>
        <MagnifyingGlassIcon width={24} height={24} aria-hidden />
      </IconButton>
      {/* The smallest phones need its room for the title; the sheet "More" has it too. */}
      <Box component="span" sx={{ display: { xs: 'none', narrow: 'inline-flex' } }}>
        <LanguageSwitch languages={frame.languages} onLanguage={frame.onLanguage} compact />
      </Box>
      {profile !== null && (
        <IconButton label={text.profile()} href={profile}>
          <Avatar person={user} size="small" />
        </IconButton>
      )}
    </Stack>
  )
})

// Four entries and "More": the rest is in the sheet.
const onBar = new Set(['overview', 'trade', 'assets', 'referral'])

function OfflineNotice({ availability, retry }: { availability: OfflineAvailability; retry: ReactNode }) {
  const { now } = useDesignSystem()
  const t = useTranslations('frame').notice.offline
  const format = useFormat()
  return (
    <Notice severity="plain" icon={<WifiSlashIcon width={22} height={22} aria-hidden />} action={retry} role="status">
      {'at' in availability ? t[availability.what]({ time: format.since(availability.at, now()) }) : t[availability.what]()}
    </Notice>
  )
}

/** The cabinet's layout: side navigation, rail or bottom bar, the top bar, notices, the page. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const {
    title,
    back,
    tabs,
    user,
    verified,
    matu_price,
    offline,
    unverified,
    verification,
    onSearch,
    onSignOut,
    signingOut,
    inert = false,
    children,
  } = props
  // The heading responds to a press at once; the navigation's marks follow in a deferred render.
  const nav = useDeferredValue(props.nav)
  const frame = useDeferredValue(props.frame)
  const text = useTranslations('frame')
  const format = useFormat()
  const section = useSectionTabs()
  const [more, setMore] = useState<'never' | 'open' | 'closed'>('never')
  const openMore = useCallback(() => setMore('open'), [])
  const closeMore = useCallback(() => setMore('closed'), [])
  const entries = useNavEntries(nav.main)
  const { badge } = props
  const main = useMemo(
    () => (badge ? entries.map((entry) => (entry.id === 'overview' ? { ...entry, badge } : entry)) : entries),
    [entries, badge],
  )
  const sheet = useNavEntries(nav.more)
  const below = useNavEntries(nav.below)
  const bar = useMemo(() => main.filter(({ id }) => onBar.has(id)), [main])
  const { profile } = nav
  const me = useMemo(
    () => ({ person: user, verified, href: profile?.href ?? null, current: profile?.current ?? false, inside: profile?.inside ?? false }),
    [user, verified, profile],
  )
  const { languages, onLanguage, theme, onTheme } = frame
  return (
    <Box sx={frameLayout}>
      <SkipLink />
      <Side home={frame.home} main={main} below={below} me={me} onSignOut={onSignOut} signingOut={signingOut} />
      <Box sx={{ flex: { md: 1 }, minWidth: { md: 0 } }}>
        <TopBar
          title={title}
          back={back}
          price={matu_price === null ? null : format.decimal(matu_price, 4)}
          wide={<WideControls frame={frame} onSearch={onSearch} />}
          slim={<SlimControls frame={frame} profile={me.href} user={user} onSearch={onSearch} />}
        />
        <Stack component="main" id="main" inert={inert} spacing={{ xs: 4, md: 5 }} sx={mainLayout}>
          {tabs && (
            <Suspense fallback={<Box aria-busy="true" sx={tabsToCome} />}>
              <LazySectionTabs {...section(tabs)} />
            </Suspense>
          )}
          <FailedParts offline={offline && ((retry) => <OfflineNotice availability={offline} retry={retry} />)}>
            {unverified && (
              <Notice
                severity="warning"
                icon={<WarningCircleFillIcon width={22} height={22} aria-hidden />}
                {...(verification !== null && {
                  action: (
                    <Button variant="soft" size="small" href={verification}>
                      {text.notice.verify()}
                    </Button>
                  ),
                })}
              >
                {text.notice.verification()}
              </Notice>
            )}
            {children}
          </FailedParts>
        </Stack>
      </Box>
      <Bottom entries={bar} moreCurrent={sheet.some(isActive)} moreOpen={more === 'open'} onMore={openMore} />
      {more !== 'never' && (
        <Suspense fallback={null}>
          <LazyMoreSheet
            open={more === 'open'}
            me={me}
            entries={sheet}
            languages={languages}
            onLanguage={onLanguage}
            theme={theme}
            onTheme={onTheme}
            onSignOut={onSignOut}
            signingOut={signingOut}
            onClose={closeMore}
          />
        </Suspense>
      )}
    </Box>
  )
}
