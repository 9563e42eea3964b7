import { styled } from '@mui/material/styles'
import { omitProps } from '../utils/omitProps.ts'
import { Skeleton, SkeletonRows } from './Skeleton.tsx'

const Waiting = styled(
  'div',
  omitProps('card'),
)<{ card: number }>(({ theme, card }) => ({
  padding: '0 24px 8px',
  [theme.breakpoints.down('md')]: { padding: '0 20px 8px', '& > span': { minHeight: card } },
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  padding: '16px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { flex: '1 1 0', maxWidth: 90 },
  // On phones a table that can be sorted has a bar for it.
  [theme.breakpoints.down('md')]: {
    display: 'none',
    '&[data-sorts]': { display: 'block', height: 48, padding: 0, borderBottom: 0, '& > span': { display: 'none' } },
  },
}))

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
export const SkeletonTable = ({ rows = 8, columns = 5, card = 64, sorts = false }: SkeletonTableProps) => (
  <Waiting card={card}>
    <Head data-sorts={sorts ? '' : undefined}>
      {Array.from({ length: columns }, (_, at) => (
        <Skeleton key={at} height={10} />
      ))}
    </Head>
    <SkeletonRows count={rows} />
  </Waiting>
)
