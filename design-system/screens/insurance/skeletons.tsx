import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'

/** Skeleton of the running policy. */
export const PolicySkeleton = () => (
  <Card>
    <Stack spacing={4.5} sx={{ minHeight: { xs: 290, md: 0 } }}>
      <Skeleton width="40%" height={28} />
      <Skeleton width={220} height={76} />
      <Skeleton width="70%" height={20} />
      <Skeleton height={99} />
    </Stack>
  </Card>
)

/** Skeleton of three policy cards. */
export const TypesSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 4, md: 5 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(250px, 1fr))' },
    }}
  >
    {[1, 2, 3].map((one) => (
      <Card key={one}>
        <Stack spacing={4.5}>
          <Skeleton width="36%" height={20} />
          <Skeleton width="70%" height={38} />
          <Skeleton height={18} />
          <Skeleton width="80%" />
          <Skeleton width="64%" />
          <Skeleton width="46%" height={26} />
          <Skeleton height={44} />
        </Stack>
      </Card>
    ))}
  </Box>
)
