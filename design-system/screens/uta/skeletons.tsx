import { styled } from '@mui/material/styles'
import { Cell, Grid } from '../../parts/Grid.tsx'
import { Card } from '../../parts/Section.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'

const Column = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20 })
const Lines = styled('div')({ display: 'grid', gap: 16 })

/** A form of a flow: amount, two ways to pay the fee, one button. */
export const FlowSkeleton = () => (
  <Column>
    <Skeleton width={160} />
    <Skeleton height={114} />
    <Skeleton width={120} />
    <Skeleton height={64} />
    <Skeleton height={52} />
  </Column>
)

export const SummarySkeleton = () => (
  <Column variant="sunken">
    <Skeleton width={110} height={20} />
    <Lines>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Lines>
  </Column>
)

/** A form with its summary beside it. */
export const MoveSkeleton = () => (
  <Grid>
    <Cell span={7}>
      <FlowSkeleton />
    </Cell>
    <Cell span={5}>
      <SummarySkeleton />
    </Cell>
  </Grid>
)
