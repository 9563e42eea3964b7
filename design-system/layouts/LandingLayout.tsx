import type { ReactNode } from 'react'
import { SkipLink } from '../components/SkipLink.tsx'
import type { FooterEvents, FrameProps, PublicLinks } from './frame.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'

export interface LandingLayoutProps {
  frame: FrameProps
  links: PublicLinks
  signedIn: boolean
  footer: FooterEvents
  /** Content at the end of the page, below the footer. */
  end?: ReactNode
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
