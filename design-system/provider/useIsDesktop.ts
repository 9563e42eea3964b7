import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'

/**
 * Whether tables fit. Use only where the wide and the narrow layout have different markup (a table, a list of cards); use CSS for everything else.
 * Prerendered pages use the wide layout.
 */
export const useIsDesktop = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { defaultMatches: true })
