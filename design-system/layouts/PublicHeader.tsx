import ListIcon from '@phosphor-icons/core/regular/list.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { lazyComponent } from '../provider/lazyComponent.tsx'
import { Button } from '../components/inputs/Button.tsx'
import { LanguageSwitch } from '../components/inputs/LanguageSwitch.tsx'
import { Logo } from '../components/brand/Logo.tsx'
import { ThemeMenu } from '../components/inputs/ThemeMenu.tsx'
import { layer, radius } from '../theme/tokens.ts'
import type { FrameProps, PublicLinks } from './frame.ts'
import { PublicWidth } from './PublicWidth.tsx'

const Root = styled('header')(({ theme }) => ({
  position: 'relative',
  // Grows with enlarged text.
  minHeight: 72,
  paddingBlock: 8,
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { minHeight: 88 },
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
}))

const Row = styled(PublicWidth)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > .space': { flex: 1 },
  '& .slim': { [theme.breakpoints.up('md')]: { display: 'none' } },
  [theme.breakpoints.down('md')]: { paddingInlineEnd: 6, gap: 4, '& .cta': { paddingInline: 14 } },
  [theme.breakpoints.between('md', 'lg')]: { gap: 4 },
  [theme.breakpoints.down('narrow')]: { '& .wordmark': { display: 'none' } },
}))

const Pages = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginInlineStart: 16,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 14px',
    borderRadius: radius.button,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    ...theme.typography.subtitle1,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
  [theme.breakpoints.down('lg')]: { marginInlineStart: 4, gap: 0, '& a': { padding: '0 7px' } },
}))

const Menu = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& > summary': {
    listStyle: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: radius.button,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] .closed, &:not([open]) .open': { display: 'none' },
  '&:not([open]) > div': { display: 'none' },
  '& > div': {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: layer.drawer,
    display: 'flex',
    flexDirection: 'column',
    padding: '8px 16px 24px',
    backgroundColor: theme.vars.palette.background.raised,
    boxShadow: theme.shadows[2],
  },
  '& nav': { display: 'flex', flexDirection: 'column' },
  '& nav a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    ...theme.typography.subtitle1,
  },
  '& .switches': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8, minHeight: 76, padding: '16px 0' },
}))

// Loaded on demand, since they are hidden until the menu opens.
const Switches = lazyComponent(async () => (await import('./PublicMenuSwitches.tsx')).PublicMenuSwitches)

type Props = { frame: FrameProps; links: PublicLinks; signedIn: boolean }

/** Links of the header: sections of the landing page, or pages of their own. */
function usePublicPages(frame: FrameProps, links: PublicLinks) {
  const { guest } = useTranslations('nav')
  return [
    { href: links.uta ?? `${frame.home}#uta`, label: guest.uta() },
    { href: `${frame.home}#safety`, label: guest.safety() },
    { href: links.referral ?? `${frame.home}#referral`, label: guest.referral() },
    { href: links.help, label: guest.help() },
  ]
}

/** Header of the public pages. */
export function PublicHeader({ frame, links, signedIn }: Props) {
  const { Link } = useDesignSystem()
  const text = useTranslations('nav')
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  const [opened, setOpened] = useState(false)
  // The menu may have been opened before the script ran.
  useEffect(() => setOpened(menu.current?.open === true), [])
  const pages = usePublicPages(frame, links)
  const cabinet = signedIn ? links.cabinet : null
  return (
    <Root>
      <Row>
        <Logo href={frame.home} />
        <Pages aria-label={text.main()} className="wide">
          {pages.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Pages>
        <span className="space" />
        <span className="wide">
          <LanguageSwitch languages={frame.languages} onLanguage={frame.onLanguage} />
        </span>
        <span className="wide">
          <ThemeMenu value={frame.theme} onChange={frame.onTheme} />
        </span>
        {cabinet === null ? (
          <>
            <Button variant="text" href={links.login} className="wide">
              {text.guest.signIn()}
            </Button>
            <Button href={links.registration} className="cta">
              {text.guest.register()}
            </Button>
          </>
        ) : (
          <Button href={cabinet} className="cta">
            {text.guest.cabinet()}
          </Button>
        )}
        {/* Native <details>: the menu works before scripts run and without them. */}
        <ClickAwayListener onClickAway={close}>
          <Menu ref={menu} onToggle={() => setOpened(true)} onKeyDown={({ key }) => key === 'Escape' && close()}>
            <summary aria-label={text.menu()}>
              <ListIcon width={24} height={24} className="closed" aria-hidden />
              <XIcon width={24} height={24} className="open" aria-hidden />
            </summary>
            <div>
              <nav aria-label={text.menu()}>
                {pages.map(({ href, label }) => (
                  <Link key={href} href={href} onClick={close}>
                    {label}
                  </Link>
                ))}
              </nav>
              <div className="switches">
                {opened && (
                  <Suspense fallback={null}>
                    <Switches frame={frame} />
                  </Suspense>
                )}
              </div>
              {cabinet === null && (
                <Button variant="soft" size="large" href={links.login}>
                  {text.guest.signIn()}
                </Button>
              )}
            </div>
          </Menu>
        </ClickAwayListener>
      </Row>
    </Root>
  )
}
