import { styled } from '@mui/material/styles'
import { desktop } from '../../theme/mixins.ts'

/** Places the stepper above the form's card; the summary beside it has no step. */
export const StepperSlot = styled('div')({ [desktop]: { width: 'calc((100% - 220px) / 12 * 7 + 120px)' } })
