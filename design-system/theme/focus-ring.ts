import type { Theme } from '@mui/material/styles'

/** The ring round what the keyboard has reached. */
export const focusRing = (theme: Theme) => ({ outline: `2px solid ${theme.vars!.palette.border.focus}`, outlineOffset: 2 })
