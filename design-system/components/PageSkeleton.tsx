import { styled } from '@mui/material/styles'
import { Page } from './Grid.tsx'
import { Card } from './Section.tsx'
import { Loading, Skeleton, SkeletonRows } from './Skeleton.tsx'

const Lines = styled('div')({ display: 'grid', gap: 16, marginBottom: 12 })

/** The room of a page, for as long as a heading takes to be painted: what stands below the page does not come up meanwhile. */
export const PageRoom = styled('div')({ minHeight: '100dvh' })

/** A page whose code is on the way: the shape that most pages have. Like every skeleton it shows after 200 ms, so a quick change never flickers. */
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
