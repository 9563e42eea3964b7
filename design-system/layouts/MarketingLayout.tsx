import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { desktop, paint } from '../parts/paint.ts'
import { SkipLink } from '../parts/SkipLink.tsx'
import { useReader, useText } from '../provider/reader.ts'
import type { FooterEvents, FrameProps, Href, PublicLinks } from './frame.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { PublicWidth } from './PublicWidth.tsx'

export interface MarketingLayoutProps {
  frame: FrameProps
  links: PublicLinks
  /** The page of the cabinet that this one belongs to. */
  back: { label: string; href: Href }
  footer: FooterEvents
  /** What stands at the end of the page, below the footer. */
  end?: ReactNode
  children: ReactNode
}

const Main = styled('main')({ padding: '8px 0 64px', [desktop]: { padding: '16px 0 104px' } })

const Column = styled(PublicWidth)({ display: 'flex', flexDirection: 'column', gap: 20, [desktop]: { gap: 32 } })

const Back = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 8,
  minHeight: 44,
  color: paint(theme).text.secondary,
  textDecoration: 'none',
  ...theme.typography.subtitle2,
  '&:hover': { color: paint(theme).brand.main },
}))

/** Pages that explain and sell something inside the cabinet: header and footer of the landing, and the way back. */
export function MarketingLayout({ frame, links, back, footer, end, children }: MarketingLayoutProps) {
  const { Link } = useReader()
  const text = useText('nav')
  return (
    <>
      <SkipLink />
      <PublicHeader frame={frame} links={links} signedIn />
      <Main id="main">
        <Column>
          {back.href !== null && (
            <nav aria-label={text.secondary()}>
              <Back as={Link} {...{ href: back.href }}>
                <ArrowLeftIcon size={18} aria-hidden />
                {back.label}
              </Back>
            </nav>
          )}
          {children}
        </Column>
      </Main>
      <PublicFooter frame={frame} links={links} footer={footer} />
      {end}
    </>
  )
}
