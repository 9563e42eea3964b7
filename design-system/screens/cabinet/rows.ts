import { styled } from '@mui/material/styles'
import { RowList } from '../../components/data-display/ListRow.tsx'

/** The rows of the overview: on desktops low enough for the whole page to be one screen. */
export const Rows = styled(RowList)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { marginBlock: -8, '& > li': { minHeight: 56, paddingBlock: 6 } },
}))
