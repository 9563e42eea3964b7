import { styled } from '@mui/material/styles'
import { Page } from './Grid.tsx'
import { Card } from './Section.tsx'
import { Loading, Skeleton, SkeletonRows } from './Skeleton.tsx'

const Lines = styled('div')({ display: 'grid', gap: 16, marginBottom: 12 })

/** Reserves the height of a page until its heading is painted, so that content below does not jump up. */
export const PageRoom = styled('div')({ minHeight: '100dvh' })

/** Skeleton of a page whose code is loading. Appears after 200 ms, so quick navigation never flickers. */
export const PageSkeleton = () => (
  <Loading>
    <Page>
      <Card>
        <Lines>
          <Skeleton width={180} height={18} />
          <Skeleton width="70%" height={32} />
        </Lines>
        <SkeletonRows count={4} />
      </Card>
    </Page>
  </Loading>
)
