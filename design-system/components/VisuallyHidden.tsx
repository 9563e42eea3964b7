import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'

/** Words that a screen reader reads and nobody sees. */
export const VisuallyHidden = styled('span')(visuallyHidden)
