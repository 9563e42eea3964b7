import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The promotion's pages inside the cabinet's layout: a full-width stage and the content below it. */
export const PromoSummerLayout = ({
  children,
}: {
  /** A page of the promotion. */
  children: ReactNode
}) => <Ground>{children}</Ground>

const Ground = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  [theme.breakpoints.up('md')]: { gap: 20 },
}))
