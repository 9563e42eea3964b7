import { styled } from '@mui/material/styles'
import { Cell, Grid } from '../../components/Grid.tsx'
import { Card } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Actions, Bottom, Change, Hero, Top } from '../cabinet/hero.ts'

const Column = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20 })
const Lines = styled('div')({ display: 'grid', gap: 16 })

/** Skeleton of UTA's dark card. */
export const UtaHeroSkeleton = () => (
  <Hero variant="ink">
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
  </Hero>
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
    <Lines>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Lines>
  </Column>
)

/** Skeleton of a form with its summary. */
export const MoveSkeleton = () => (
  <Grid>
    <Cell span={7}>
      <FlowSkeleton />
    </Cell>
    <Cell span={5}>
      <SummarySkeleton />
    </Cell>
  </Grid>
)
