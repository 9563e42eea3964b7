import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Figure } from '../../components/data-display/Money.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { EARLY_TOTAL } from './earlyTotal.ts'
import { Actions, Bottom, Change, Hero, Note, Top, Worth } from './hero.ts'

const Column = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20, '& > .gap': { flex: '1 1 auto' } })

export const BalanceSkeleton = () => (
  <Hero variant="ink">
    <Top>
      <Skeleton on="ink" width={120} />
    </Top>
    <Worth>
      <div>
        <Stack direction="row" sx={{ height: { xs: 44, md: 56 }, alignItems: 'center' }}>
          <Figure
            id={EARLY_TOTAL}
            ownerState={{ size: 'hero', tone: 'plain', even: false, long: false, characters: 12 }}
            hidden
            sx={{ alignSelf: 'flex-start' }}
          />
          <Skeleton on="ink" width={300} height={36} />
        </Stack>
        <Stack
          direction="row"
          // The line that names the parts of the total, and the legend of the share bar: two rows on phones.
          sx={{ height: 18, alignItems: 'center' }}
        >
          <Skeleton on="ink" width={210} height={10} />
        </Stack>
      </div>
      <Change>
        <Skeleton on="ink" width={190} />
      </Change>
    </Worth>
    <Actions>
      <Skeleton on="ink" width={118} height={44} />
      <Skeleton on="ink" width={128} height={44} />
      <Skeleton on="ink" width={128} height={44} />
    </Actions>
    <Note />
    <Bottom>
      <Box sx={{ height: { xs: 77, md: 36 }, mb: 2.5, mx: { xs: 5, md: 6 } }}>
        <Skeleton on="ink" width="60%" height={10} />
      </Box>
      <Skeleton on="ink" height={32} />
    </Bottom>
  </Hero>
)

/** `days`: height in px of what shows the days. */
export const UtaSkeleton = ({ days }: { days: number }) => (
  <Column>
    <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between' }}>
      <Skeleton width={60} height={18} />
      <Skeleton width={110} height={22} />
    </Stack>
    <Skeleton width={200} height={32} />
    <Skeleton width={140} />
    <div className="gap" />
    <Skeleton height={days} />
    <Skeleton height={24} />
  </Column>
)

export const TransactionsSkeleton = () => (
  <Card>
    <Skeleton width={180} height={18} />
    {/* On phones some transactions take two lines. */}
    <Box sx={{ mt: 5, minHeight: { xs: 371, md: 0 } }}>
      <SkeletonRows count={5} />
    </Box>
  </Card>
)

export const RankSkeleton = () => (
  <Column>
    <Skeleton width={170} height={18} />
    <Skeleton height={42} />
    {/* On phones what is missing takes two lines. */}
    <Box sx={{ minHeight: { xs: 42, md: 0 } }}>
      <Skeleton />
    </Box>
  </Column>
)

export const ProtectionSkeleton = () => (
  <Card>
    <Skeleton width={130} height={18} />
    <Box sx={{ mt: 5 }}>
      <SkeletonRows count={2} amount={false} />
    </Box>
  </Card>
)
