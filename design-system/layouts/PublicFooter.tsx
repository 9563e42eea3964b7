import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { LanguageList } from '../components/inputs/LanguageSwitch.tsx'
import { Logo } from '../components/brand/Logo.tsx'
import { contentVisibility } from '../theme/mixins.ts'
import type { FooterEvents, FrameProps, PublicLinks } from './frame.ts'
import { PublicWidth } from './PublicWidth.tsx'

const Root = styled('footer')(({ theme }) => ({
  ...contentVisibility(640),
  padding: '48px 0 64px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .columns': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', gap: '24px 48px' },
  // Language names align with the column above; their click targets extend further.
  '& .columns > ul': { marginInline: -12 },
  '& .risk': { display: 'flex', flexDirection: 'column', gap: 16 },
  '& .risk p': { ...theme.typography.caption, margin: 0, maxWidth: '44ch', textWrap: 'pretty', color: theme.vars.palette.text.secondary },
  '& nav': { display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '100%', overflowWrap: 'anywhere' },
  // Two columns, read downwards.
  [theme.breakpoints.up('sm')]: {
    '& nav': { display: 'grid', gridAutoFlow: 'column', gridTemplateRows: 'repeat(4, auto)', columnGap: 48 },
  },
  '& nav a, & nav button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'start',
    minHeight: 44,
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    ...theme.typography.body2,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
}))

/** Risk notice, pages, languages. */
export function PublicFooter({ frame, links, footer: events }: { frame: FrameProps; links: PublicLinks; footer: FooterEvents }) {
  const { Link } = useDesignSystem()
  const { footer, guest } = useTranslations('nav')
  const pages = [
    { href: links.uta ?? `${frame.home}#uta`, label: guest.uta() },
    { href: links.referral ?? `${frame.home}#referral`, label: guest.programme() },
    { href: links.insurance, label: guest.insurance() },
    { href: links.help, label: guest.help() },
  ]
  return (
    <Root>
      <PublicWidth className="columns">
        <div className="risk">
          <Logo href={frame.home} />
          <p>{guest.risk()}</p>
        </div>
        <nav aria-label={footer()}>
          {pages.map(({ href, label }) =>
            href === null ? null : (
              <Link key={label} href={href}>
                {label}
              </Link>
            ),
          )}
          <ButtonBase onClick={() => events.onLegal('terms')}>{guest.terms()}</ButtonBase>
          <ButtonBase onClick={() => events.onLegal('privacy')}>{guest.privacy()}</ButtonBase>
          {events.onCounting !== null && <ButtonBase onClick={events.onCounting}>{guest.counting()}</ButtonBase>}
        </nav>
        <LanguageList languages={frame.languages} onLanguage={frame.onLanguage} />
      </PublicWidth>
    </Root>
  )
}
