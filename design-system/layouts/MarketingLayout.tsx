import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FailedParts } from '../components/feedback/FailedParts.tsx'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import type { FooterEvents, FrameProps, Href, PublicLinks } from './frame.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { PublicWidth } from './PublicWidth.tsx'

export interface MarketingLayoutProps {
  /** Home link, languages and theme, as every layout takes them. */
  frame: FrameProps
  /** Addresses in header and footer. `null` hides a page that is switched off. */
  links: PublicLinks
  /** The cabinet page this one belongs to. */
  back: { label: string; href: Href }
  /** What the footer's legal links and its consent link do. */
  footer: FooterEvents
  /** Content at the end of the page, below the footer. */
  end?: ReactNode
  /** The page, in the public column. */
  children: ReactNode
}

// As high as the screen at least: the footer does not move through it when the content comes.
const Main = styled('main')(({ theme }) => ({
  minHeight: '100dvh',
  padding: '8px 0 64px',
  [theme.breakpoints.up('md')]: { padding: '16px 0 104px' },
}))

const Column = styled(PublicWidth)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  [theme.breakpoints.up('md')]: { gap: 32 },
}))

const Back = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 8,
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  ...theme.typography.subtitle2,
  '&:hover': { color: theme.vars.palette.primary.main },
}))

/** Marketing pages inside the cabinet: header and footer of the landing page, plus a link back. */
export function MarketingLayout({ frame, links, back, footer, end, children }: MarketingLayoutProps) {
  const { Link } = useDesignSystem()
  const text = useTranslations('nav')
  return (
    <>
      <SkipLink />
      <PublicHeader frame={frame} links={links} signedIn />
      <Main id="main">
        <Column>
          {back.href !== null && (
            <nav aria-label={text.secondary()}>
              <Back as={Link} {...{ href: back.href }}>
                <ArrowLeftIcon width={18} height={18} aria-hidden />
                {back.label}
              </Back>
            </nav>
          )}
          <FailedParts>{children}</FailedParts>
        </Column>
      </Main>
      <PublicFooter frame={frame} links={links} footer={footer} />
      {end}
    </>
  )
}
