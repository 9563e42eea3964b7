import { styled } from '@mui/material/styles'
import type { LandingLayoutProps } from './LandingLayout.tsx'
import { LandingLayout } from './LandingLayout.tsx'

export type GuestLayoutProps = LandingLayoutProps

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  width: '100%',
  maxWidth: 792,
  margin: '0 auto',
  padding: '16px 16px 64px',
  [theme.breakpoints.up('md')]: { gap: 32, padding: '40px 16px 104px' },
}))

/** The public help: header and footer of the landing page around one column. */
export const GuestLayout = ({ children, ...rest }: GuestLayoutProps) => (
  <LandingLayout {...rest}>
    <Column>{children}</Column>
  </LandingLayout>
)
