import type { ReactNode } from 'react'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import type { FooterEvents, FrameProps, PublicLinks } from './frame.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'

export interface LandingLayoutProps {
  /** Home link, languages and theme, as every layout takes them. */
  frame: FrameProps
  /** Addresses in header and footer. `null` hides a page that is switched off. */
  links: PublicLinks
  /** Header with a button to the cabinet instead of sign-in and registration. */
  signedIn: boolean
  /** What the footer's legal links and its consent link do. */
  footer: FooterEvents
  /** Content at the end of the page, below the footer. */
  end?: ReactNode
  /** The page, whose sections span the full width. */
  children: ReactNode
}

/** Header and footer of the public pages; sections span the full width. */
export function LandingLayout({ frame, links, signedIn, footer, end, children }: LandingLayoutProps) {
  return (
    <>
      <SkipLink />
      <PublicHeader frame={frame} links={links} signedIn={signedIn} />
      <main id="main">{children}</main>
      <PublicFooter frame={frame} links={links} footer={footer} />
      {end}
    </>
  )
}
