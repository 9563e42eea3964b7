import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Skeleton, SkeletonRows } from './Skeleton.tsx'

type SkeletonTableProps = {
  /** How many rows it draws: as many as will probably come. */
  rows?: number
  /** How many columns its head has. */
  columns?: number
  /** Height in px of a card on phones. */
  card?: number
  /** The table can be sorted. */
  sorts?: boolean
}

/** A table that is loading, in its final size. */
export const SkeletonTable = ({ rows = 8, columns = 4, card = 64, sorts = false }: SkeletonTableProps) => (
  <Box sx={{ px: { xs: 5, md: 6 }, pb: 2, '& > span': { minHeight: { xs: card, md: 64 } } }}>
    <Stack
      direction="row"
      spacing={6}
      sx={{
        // On phones a table that can be sorted has a bar for it.
        display: { xs: sorts ? 'block' : 'none', md: 'flex' },
        height: { xs: 48, md: 'auto' },
        py: { xs: 0, md: 4 },
        borderBottom: { md: 1 },
        borderColor: { md: 'divider' },
        '& > span': { display: { xs: 'none', md: 'block' }, flex: '1 1 0', maxWidth: 90 },
      }}
    >
      {Array.from({ length: columns }, (_, at) => (
        <Skeleton key={at} height={10} />
      ))}
    </Stack>
    <SkeletonRows count={rows} />
  </Box>
)
