import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

/** The promotion's pages inside the cabinet's layout: a full-width stage and the content below it. */
export const PromoSummerLayout = ({
  children,
}: {
  /** A page of the promotion. */
  children: ReactNode
}) => (
  <Stack spacing={{ xs: 4, md: 5 }} sx={{ minWidth: 0 }}>
    {children}
  </Stack>
)
