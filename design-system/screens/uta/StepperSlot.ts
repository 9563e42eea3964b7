import { styled } from '@mui/material/styles'

/** Places the stepper above the form's card; the summary beside it has no step. */
export const StepperSlot = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { width: 'calc((100% - 220px) / 12 * 7 + 120px)' },
}))
