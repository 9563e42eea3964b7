import Box from '@mui/material/Box'
import { PageStack } from '../layout/CardGrid.tsx'
import { Card } from '../layout/Section.tsx'
import { Loading, Skeleton, SkeletonRows } from './Skeleton.tsx'

/** Reserves the height of a page until its heading is painted, so that content below does not jump up. */
export const PageRoom = () => <Box sx={{ minHeight: '100dvh' }} />

/** Skeleton of a page whose code is loading. Appears after 200 ms, so quick navigation never flickers. */
export const PageSkeleton = () => (
  <Loading>
    <PageStack>
      <Card>
        <Box sx={{ display: 'grid', gap: 4, mb: 3 }}>
          <Skeleton width={180} height={18} />
          <Skeleton width="70%" height={32} />
        </Box>
        <SkeletonRows count={4} />
      </Card>
    </PageStack>
  </Loading>
)
