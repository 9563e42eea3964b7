import { Cell, Grid } from '../../components/layout/Grid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'

/** Skeleton of a withdrawal. */
export const WithdrawalSkeleton = () => (
  <Grid>
    <Cell span={7}>
      <Card>
        <SkeletonRows count={4} />
      </Card>
    </Cell>
    <Cell span={5}>
      <Card variant="sunken">
        <SkeletonRows count={3} />
      </Card>
    </Cell>
  </Grid>
)
