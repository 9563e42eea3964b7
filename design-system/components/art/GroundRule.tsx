import { styled } from '@mui/material/styles'
import { ruled } from '../../theme/mixins.ts'

/** The ruler under an illustration: a full-width line with ticks below it. */
export const GroundRule = styled('div')<{
  /** Lines for the dark panel instead of the page. */
  ink?: boolean
}>(({ theme, ink }) => {
  const colour = ink ? theme.vars.palette.tickInk.low : theme.vars.palette.border.control
  return {
    position: 'relative',
    height: 16,
    opacity: ink ? 1 : 0.9,
    borderTop: `1.5px solid ${colour}`,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: -1.5,
      height: 7,
      backgroundColor: colour,
      ...ruled(90, 8),
    },
    '&::after': { height: 13, ...ruled(90, 80) },
  }
})
