import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { PoolList, PoolQualificationList } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { SkeletonTable } from '../../components/feedback/SkeletonTable.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Bottom } from '../cabinet/hero.ts'
import { FundCard, FundHero } from './FundCard.tsx'
import { PoolConditions, PoolConditionsSkeleton } from './PoolConditions.tsx'
import { PoolLeaders } from './PoolLeaders.tsx'
import { PoolMonths, PoolPayouts } from './PoolMonths.tsx'
import { PoolNav } from './PoolNav.tsx'

export interface LeaderPoolScreenProps {
  /** 1 to 6. */
  number: number
  /** The six pools with their conditions and sums. */
  pools: Loadable<PoolList>
  /** What the user still needs for each pool. */
  qualification: Loadable<PoolQualificationList>
  /** Address of a pool by its number. */
  poolHref: (number: number) => string
}

const numbers = [1, 2, 3, 4, 5, 6]

// Beside a long list of leaders the cards do not grow, and stay in view.
const Beside = styled(Stack)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '&&': { flex: 'none', position: 'sticky', top: 24 } },
}))

/** Skeleton of the fund, with all that every fund shows. */
const FundSkeleton = () => (
  <FundHero variant="ink">
    <Skeleton on="ink" width={160} height={24} />
    <Box sx={{ mt: 1.5, mb: 3, mx: 0 }}>
      <Skeleton on="ink" width={260} height={44} />
    </Box>
    <Skeleton on="ink" width="80%" height={20} />
    <Bottom className="tall">
      <Skeleton on="ink" height={62} />
    </Bottom>
  </FundHero>
)

const Waiting = ({ lines }: { lines: number }) => (
  <Card>
    <Stack spacing={5}>
      <Skeleton width="50%" height={20} />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={line % 2 ? 16 : 12} />
      ))}
    </Stack>
  </Card>
)

const TableSkeleton = () => (
  <Card flush>
    <SkeletonTable rows={4} columns={3} />
  </Card>
)

/** The qualified leaders, and the fund by month. Without leaders, the fund by month and earlier payouts. */
function Members({ pools, number }: Pick<LeaderPoolScreenProps, 'pools' | 'number'>) {
  const poolIn = ({ data }: PoolList) => data.find((one) => one.number === number)
  const pool = pools.state === 'ready' ? poolIn(pools.value) : undefined
  if (pool?.leaders.length === 0 && pool.months.length > 1)
    return (
      <>
        <CardGridItem span={7}>
          <PoolMonths pool={pool} />
        </CardGridItem>
        <CardGridItem span={5}>
          <PoolPayouts pool={pool} />
        </CardGridItem>
      </>
    )
  return (
    <>
      <CardGridItem span={7}>
        <LoadableView from={pools} failed={null} skeleton={<TableSkeleton />}>
          {() => pool && <PoolLeaders pool={pool} />}
        </LoadableView>
      </CardGridItem>
      <CardGridItem span={5}>
        <LoadableView from={pools} failed={null} skeleton={<Waiting lines={6} />}>
          {() =>
            pool && (
              <Beside spacing={5}>
                <PoolMonths pool={pool} />
                {pool.months.length > 1 && <PoolPayouts pool={pool} />}
              </Beside>
            )
          }
        </LoadableView>
      </CardGridItem>
    </>
  )
}

/** One of the six leader pools: fund, the user's progress, members, and earlier months. */
export function LeaderPoolScreen({ number, pools, qualification, poolHref }: LeaderPoolScreenProps) {
  const t = useTranslations('pools')
  const list = pools.state === 'ready' ? pools.value.data : null
  const ways = qualification.state === 'ready' ? qualification.value.data : null
  const isIn = (pool: number) => ways?.find((way) => way.number === pool)?.is_qualified === true
  return (
    <PageStack>
      <PoolNav
        pools={numbers.map((pool) => ({
          number: pool,
          href: poolHref(pool),
          from: list?.find((one) => one.number === pool)?.structure_volume_from ?? null,
          qualified: isIn(pool),
          current: pool === number,
        }))}
      />
      <CardGrid>
        <CardGridItem span={7}>
          <LoadableView from={pools} failed={t.failed()} safe={t.safe()} card skeleton={<FundSkeleton />}>
            {(value, { savedAt }) => {
              const pool = value.data.find((one) => one.number === number)
              return pool ? <FundCard pool={pool} period={value} qualified={isIn(number)} savedAt={savedAt} /> : <Gone />
            }}
          </LoadableView>
        </CardGridItem>
        <CardGridItem span={5}>
          <LoadableView from={qualification} failed={t.way.failed()} card skeleton={<PoolConditionsSkeleton />}>
            {(value) => {
              const way = value.data.find((one) => one.number === number)
              return way ? <PoolConditions all={value} way={way} /> : <Gone />
            }}
          </LoadableView>
        </CardGridItem>
        {pools.state !== 'failed' && <Members pools={pools} number={number} />}
      </CardGrid>
    </PageStack>
  )
}

/** Shown if the server does not list this pool. */
function Gone() {
  const t = useTranslations('pools')
  return (
    <Card>
      <EmptyState title={t.gone()}>{t.goneText()}</EmptyState>
    </Card>
  )
}
