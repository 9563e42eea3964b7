import { DealTable } from '../../components/deals/DealTable.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { DealGround } from './DealList.tsx'

export const DealsSkeleton = () => (
  <>
    <Card>
      <Skeleton width={180} height={18} />
      <Skeleton height={72} />
    </Card>
    <DealGround>
      <DealTable deals={null} caption="" ground="canvas" fixed expected={8} />
    </DealGround>
  </>
)
