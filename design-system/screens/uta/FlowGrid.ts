import { styled } from '@mui/material/styles'
import { desktop } from '../../components/paint.ts'

/** The steps of a flow over its card; the summary beside it has no step of its own. */
export const Steps = styled('div')({ [desktop]: { width: 'calc((100% - 220px) / 12 * 7 + 120px)' } })
