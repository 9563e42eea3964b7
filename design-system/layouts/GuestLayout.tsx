import Stack from '@mui/material/Stack'
import type { LandingLayoutProps } from './LandingLayout.tsx'
import { LandingLayout } from './LandingLayout.tsx'

export type GuestLayoutProps = LandingLayoutProps

/** The public help: header and footer of the landing page around one column. */
export const GuestLayout = ({ children, ...rest }: GuestLayoutProps) => (
  <LandingLayout {...rest}>
    <Stack
      spacing={{ xs: 5, md: 8 }}
      sx={{ width: '100%', maxWidth: 792, mx: 'auto', pt: { xs: 4, md: 10 }, pb: { xs: 16, md: 26 }, px: 4 }}
    >
      {children}
    </Stack>
  </LandingLayout>
)
