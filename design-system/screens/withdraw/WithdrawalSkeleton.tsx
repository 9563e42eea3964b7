import { PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'

/** Skeleton of a withdrawal. */
export const WithdrawalSkeleton = () => (
  <PageStack sx={centred}>
    <Card>
      <SkeletonRows count={4} />
    </Card>
    <Card variant="sunken">
      <SkeletonRows count={3} />
    </Card>
  </PageStack>
)
