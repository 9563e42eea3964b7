import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import { size } from '../theme/tokens.ts'
import type { FrameProps } from './frame.ts'
import { LogoHeader } from './LogoHeader.tsx'

/** One centred column on an otherwise empty page, under its header. */
export const emptyPage = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > main': {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: '100%',
    maxWidth: size.content.narrow,
    margin: '0 auto',
    padding: '16px 16px 96px',
  },
} as const

export interface EmptyLayoutProps {
  /** Home link, languages and theme, as every layout takes them. */
  frame: FrameProps
  /** The page, in the middle of the window. */
  children: ReactNode
}

/** For error pages and referral links being resolved. */
export function EmptyLayout({ frame, children }: EmptyLayoutProps) {
  return (
    <Box sx={emptyPage}>
      <SkipLink />
      <LogoHeader frame={frame} />
      <main id="main">{children}</main>
    </Box>
  )
}
