import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { CardGridItem, CardGrid } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { Actions, Bottom, Change, Hero, Top } from '../cabinet/hero.ts'

const Column = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20 })

/** UTA's dark card, as high with a locked part as without it. */
export const UtaCard = styled(Hero)(({ theme }) => ({ minHeight: 352, [theme.breakpoints.down('md')]: { minHeight: 384 } }))

/** Skeleton of UTA's dark card. */
export const UtaHeroSkeleton = () => (
  <UtaCard variant="ink">
    <Top>
      <Skeleton on="ink" width={120} />
    </Top>
    <Skeleton on="ink" width={300} height={44} />
    <Change>
      <Skeleton on="ink" width={84} height={26} />
      <Skeleton on="ink" width={170} />
      <Skeleton on="ink" width={130} />
    </Change>
    <Actions>
      <Skeleton on="ink" width={118} height={44} />
      <Skeleton on="ink" width={128} height={44} />
    </Actions>
    <Bottom>
      <Skeleton on="ink" height={74} />
    </Bottom>
  </UtaCard>
)

const Facts = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20 })

/** Skeleton of the month's facts: five groups, and when they were counted. */
export const MonthFactsSkeleton = () => (
  <Facts>
    <Skeleton width={140} height={28} />
    <Skeleton height={48} />
    <Skeleton height={88} />
    <Skeleton height={52} />
    <Skeleton height={52} />
    <Skeleton width={130} height={20} />
  </Facts>
)

/** Skeleton of the balance's line with its switch of spans and its legend. */
export const BalanceLineSkeleton = () => (
  <Facts>
    <Skeleton width={220} height={44} />
    <Skeleton height={332} />
    <Skeleton width={260} height={32} />
  </Facts>
)

/** Skeleton of a flow's form: amount, two fee options, one button. */
export const FlowSkeleton = () => (
  <Column>
    <Skeleton width={160} />
    <Skeleton height={114} />
    <Skeleton width={120} />
    <Skeleton height={64} />
    <Skeleton height={52} />
  </Column>
)

export const SummarySkeleton = () => (
  <Column variant="sunken">
    <Skeleton width={110} height={20} />
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Box>
  </Column>
)

/** Skeleton of a form with its summary. */
export const MoveSkeleton = () => (
  <CardGrid>
    <CardGridItem span={7}>
      <FlowSkeleton />
    </CardGridItem>
    <CardGridItem span={5}>
      <SummarySkeleton />
    </CardGridItem>
  </CardGrid>
)
