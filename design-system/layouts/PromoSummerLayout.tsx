import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { desktop } from '../components/paint.ts'

/** The promotion's pages inside the cabinet's frame: its stage over the whole width, and what belongs to it below. */
export const PromoSummerLayout = ({ children }: { children: ReactNode }) => <Ground>{children}</Ground>

const Ground = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0, [desktop]: { gap: 20 } })
