import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { FailedParts } from '../components/feedback/FailedParts.tsx'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
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

/** Marketing pages inside the cabinet: header and footer of the landing page, plus a link back. */
export function MarketingLayout({ frame, links, back, footer, end, children }: MarketingLayoutProps) {
  const text = useTranslations('nav')
  return (
    <>
      <SkipLink />
      <PublicHeader frame={frame} links={links} signedIn />
      <Box
        component="main"
        id="main"
        // As high as the screen at least: the footer does not move through it when the content comes.
        sx={{ minHeight: '100dvh', pt: { xs: 2, md: 4 }, pb: { xs: 16, md: 26 } }}
      >
        <PublicWidth sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 5, md: 8 } }}>
          {back.href !== null && (
            <nav aria-label={text.secondary()}>
              <Link
                href={back.href}
                variant="subtitle2"
                color="textSecondary"
                underline="none"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, '&:hover': { color: 'primary.main' } }}
              >
                <ArrowLeftIcon width={18} height={18} aria-hidden />
                {back.label}
              </Link>
            </nav>
          )}
          <FailedParts>{children}</FailedParts>
        </PublicWidth>
      </Box>
      <PublicFooter frame={frame} links={links} footer={footer} />
      {end}
    </>
  )
}
