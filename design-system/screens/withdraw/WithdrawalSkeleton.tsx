import { Page, centred } from '../../components/layout/Grid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'

/** Skeleton of a withdrawal. */
export const WithdrawalSkeleton = () => (
  <Page sx={centred}>
    <Card>
      <SkeletonRows count={4} />
    </Card>
    <Card variant="sunken">
      <SkeletonRows count={3} />
    </Card>
  </Page>
)
