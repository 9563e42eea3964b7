import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { CoinStack } from '../components/art/CoinStack.tsx'
import { DealStripArt } from '../components/art/DealStripArt.tsx'
import { GroundRule } from '../components/art/GroundRule.tsx'
import { Loading, Skeleton } from '../components/feedback/Skeleton.tsx'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import { size } from '../theme/tokens.ts'
import type { FrameProps } from './frame.ts'
import { LogoHeader } from './LogoHeader.tsx'

export interface AuthLayoutProps {
  /** Home link, languages and theme, as every layout takes them. */
  frame: FrameProps
  /** Whether the user is signed in is not known yet: the form is not shown meanwhile. */
  checking: boolean
  /** The form of the page, at most as wide as a form should be. */
  children: ReactNode
}

const FormToCome = () => (
  <Loading>
    <Skeleton width={180} height={32} />
    <Skeleton width={240} />
    <Skeleton height={52} />
    <Skeleton height={52} />
    <Skeleton height={52} />
  </Loading>
)

/** A form on the left; from 900 px up, the coins on a dark panel beside it. */
export function AuthLayout({ frame, checking, children }: AuthLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        minHeight: '100dvh',
      }}
    >
      <SkipLink />
      <Stack sx={{ minWidth: 0 }}>
        <LogoHeader frame={frame} />
        <Stack
          component="main"
          id="main"
          spacing={5}
          sx={{
            width: '100%',
            maxWidth: size.content.form,
            mx: 'auto',
            px: 4,
            // From the top, not in the middle: an error that makes the form higher must not move its heading.
            pt: { xs: 4, md: 'clamp(8px, 14dvh - 24px, 140px)' },
            pb: { xs: 24, md: 14 },
          }}
        >
          {checking ? <FormToCome /> : children}
        </Stack>
      </Stack>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 0,
          height: '100dvh',
          minHeight: 640,
          overflow: 'hidden',
          bgcolor: 'background.ink',
        }}
      >
        {/* The panel is dark in both schemes, so it always uses the dark illustration. */}
        <Stack data-theme="dark" sx={{ justifyContent: 'flex-end', height: '100%' }}>
          <Box sx={{ position: 'relative', width: '86%', maxWidth: 620, mx: 'auto', mb: '-2px' }}>
            <CoinStack count={15} marked={11} />
          </Box>
          <GroundRule ink />
          <Box sx={{ pt: 7, mb: 16 }}>
            <DealStripArt />
          </Box>
        </Stack>
      </Box>
    </Box>
  )
}
