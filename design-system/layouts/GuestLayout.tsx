import Stack from '@mui/material/Stack'
import { PublicWidth } from './PublicWidth.tsx'
import type { LandingLayoutProps } from './LandingLayout.tsx'
import { LandingLayout } from './LandingLayout.tsx'

export type GuestLayoutProps = LandingLayoutProps

/** The public help: header and footer of the landing page, and its width. */
export const GuestLayout = ({ children, ...rest }: GuestLayoutProps) => (
  <LandingLayout {...rest}>
    <PublicWidth>
      <Stack spacing={{ xs: 5, md: 8 }} sx={{ pt: { xs: 4, md: 10 }, pb: { xs: 16, md: 26 } }}>
        {children}
      </Stack>
    </PublicWidth>
  </LandingLayout>
)
