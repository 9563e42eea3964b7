import { styled } from '@mui/material/styles'
import { Card } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 18 })
const Policy = styled(Column)(({ theme }) => ({ [theme.breakpoints.down('md')]: { minHeight: 290 } }))
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(250px, 1fr))' },
}))

/** Skeleton of the running policy. */
export const PolicySkeleton = () => (
  <Card>
    <Policy>
      <Skeleton width="40%" height={28} />
      <Skeleton width={220} height={76} />
      <Skeleton width="70%" height={20} />
      <Skeleton height={99} />
    </Policy>
  </Card>
)

/** Skeleton of three policy cards. */
export const TypesSkeleton = () => (
  <Row>
    {[1, 2, 3].map((one) => (
      <Card key={one}>
        <Column>
          <Skeleton width="36%" height={20} />
          <Skeleton width="70%" height={38} />
          <Skeleton height={18} />
          <Skeleton width="80%" />
          <Skeleton width="64%" />
          <Skeleton width="46%" height={26} />
          <Skeleton height={44} />
        </Column>
      </Card>
    ))}
  </Row>
)
