import { styled } from '@mui/material/styles'
import { Card } from '../../components/Section.tsx'
import { PreloadedAmount } from '../../components/PreloadedAmount.tsx'
import { Skeleton, SkeletonRows } from '../../components/Skeleton.tsx'
import { Actions, Bottom, Change, Hero, Note, Top } from './hero.ts'

const Column = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20, '& > .gap': { flex: '1 1 auto' } })
const Between = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 })
const Rows = styled('div')({ marginTop: 20 })
const Number = styled('div')(({ theme }) => ({
  height: 56,
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { height: 44 },
}))

// The line that names the parts of the total, and the legend of the share bar: two rows on phones.
const Split = styled('div')({ height: 18, display: 'flex', alignItems: 'center' })
const Legend = styled('div')(({ theme }) => ({
  height: 36,
  margin: '0 24px 10px',
  [theme.breakpoints.down('md')]: { height: 80, marginInline: 20 },
}))

export const BalanceSkeleton = () => (
  <Hero variant="ink">
    <Top>
      <Skeleton on="ink" width={120} />
    </Top>
    <Number>
      <PreloadedAmount unit="USD">
        <Skeleton on="ink" width={300} height={36} />
      </PreloadedAmount>
    </Number>
    <Split>
      <Skeleton on="ink" width={210} height={10} />
    </Split>
    <Change>
      <Skeleton on="ink" width={190} />
    </Change>
    <Actions>
      <Skeleton on="ink" width={118} height={44} />
      <Skeleton on="ink" width={128} height={44} />
      <Skeleton on="ink" width={128} height={44} />
    </Actions>
    <Note />
    <Bottom>
      <Legend>
        <Skeleton on="ink" width="60%" height={10} />
      </Legend>
      <Skeleton on="ink" height={32} />
    </Bottom>
  </Hero>
)

export const UtaSkeleton = () => (
  <Column>
    <Between>
      <Skeleton width={60} height={18} />
      <Skeleton width={110} height={22} />
    </Between>
    <Skeleton width={200} height={32} />
    <Skeleton width={140} />
    <div className="gap" />
    <Skeleton height={72} />
    <Skeleton height={44} />
  </Column>
)

export const TransactionsSkeleton = () => (
  <Card>
    <Skeleton width={180} height={18} />
    <Rows>
      <SkeletonRows count={6} />
    </Rows>
  </Card>
)

export const RankSkeleton = () => (
  <Column>
    <Skeleton width={170} height={18} />
    <Skeleton height={42} />
    <Skeleton width="40%" />
    <Skeleton />
    <Skeleton />
    <Skeleton height={54} />
  </Column>
)

export const ProtectionSkeleton = () => (
  <Card>
    <Skeleton width={130} height={18} />
    <Rows>
      <SkeletonRows count={3} amount={false} />
    </Rows>
  </Card>
)
