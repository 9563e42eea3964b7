import { styled } from '@mui/material/styles'
import type { Pool, PoolLeader, PoolList, PoolQualification, PoolQualificationList } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { compare, isZero } from '../../lib/money.ts'
import { Avatar } from '../../components/Avatar.tsx'
import type { Column } from '../../components/DataTable.tsx'
import { DataTable, SkeletonTable } from '../../components/DataTable.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Money } from '../../components/Money.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Card, Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { desktop, tabular } from '../../theme/mixins.ts'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Condition } from '../../components/Condition.tsx'
import { Course } from './EarningsChart.styles.ts'
import { Bottom } from '../cabinet/hero.ts'
import { FundCard, FundHero } from './FundCard.tsx'
import { PoolNav } from './PoolNav.tsx'
import { personOf } from './people.ts'

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

// Beside a long list of leaders the card stops growing and stays in view.
const Beside = styled(Cell)({ [desktop]: { '&& > *:not(:has([data-expanded]))': { position: 'sticky', top: 24, maxHeight: 600 } } })
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })
const Amount = styled('div')({ margin: '6px 0 12px' })
// As high as the longest of its sentences needs, so that the parts below stay where they are when it comes.
const qualification = { display: 'flex', flexDirection: 'column', minHeight: 372, '& > div:last-child': { flex: '1 1 auto' } } as const
const WaySection = styled(Section)(qualification)
const WayCard = styled(Card)(qualification)
const WayStack = styled(Stack)({ '& > :last-child': { marginTop: 'auto' } })
const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })
const Small = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  '& > :last-child': { marginLeft: 'auto', textAlign: 'right' },
  // A long word for "volume" wraps; the amount does not.
  '&& div': { whiteSpace: 'normal' },
})

/** What is missing for both conditions, as a sentence; `null` if nothing. */
function useMissing(): (way: PoolQualification, until: string) => string | null {
  const t = useTranslations('pools').way
  const format = useFormat()
  const { now } = useDesignSystem()
  const hidden = useAmountsHidden()
  return ({ structure_volume_missing, own_assets_missing }, until) => {
    const amount = (value: string) => (hidden ? format.hidden : format.money(value, 'USDT', { minimum: 0 }))
    const when = { day: format.longDay(until, now()), time: `${format.time(until)} ${format.zone(until)}` }
    const [volume, assets] = [amount(structure_volume_missing), amount(own_assets_missing)]
    if (isZero(structure_volume_missing)) return isZero(own_assets_missing) ? null : t.assets({ assets, ...when })
    return isZero(own_assets_missing) ? t.volume({ volume, ...when }) : t.both({ volume, assets, ...when })
  }
}

function Way({ all, way }: { all: PoolQualificationList; way: PoolQualification }) {
  const t = useTranslations('pools').way
  const { ladder } = useTranslations('frame')
  const missing = useMissing()(way, all.qualifies_until)
  const met = [compare(all.structure_volume, way.structure_volume_from) >= 0, compare(all.own_assets, way.own_assets_from) >= 0].filter(
    Boolean,
  ).length
  return (
    <WaySection title={t.title()} aside={<StatusChip tone={met === 2 ? 'positive' : 'neutral'}>{t.met({ met, all: 2 })}</StatusChip>}>
      <WayStack>
        <Condition name={t.structure()} value={all.structure_volume} target={way.structure_volume_from} />
        <Condition name={t.own()} value={all.own_assets} target={way.own_assets_from} />
        <Typography component="p" variant="caption" color="textSecondary">
          {ladder.contains()}
        </Typography>
        {missing === null ? <Notice tone="positive">{t.in()}</Notice> : <Notice tone="plain">{missing}</Notice>}
      </WayStack>
    </WaySection>
  )
}

function Leaders({ pool }: { pool: Pool }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('pools').leaders
  const format = useFormat()
  const amount = (value: string, unit: string) =>
    hidden ? format.hidden : format.amount(value, unit, { minimum: unit === 'MATU' ? 2 : 0 })
  const person = ({ name }: PoolLeader) => <Avatar person={personOf({ name: name.replace('.', ''), avatar_url: null })} />
  const columns: Column<PoolLeader>[] = [
    {
      id: 'name',
      head: t.leader(),
      cell: (leader) => (
        <Name>
          {person(leader)}
          <Typography variant="subtitle1">{leader.name}</Typography>
        </Name>
      ),
    },
    { id: 'volume', head: t.volume(), align: 'end', cell: ({ structure_volume }) => amount(structure_volume, 'USDT') },
    {
      id: 'share',
      head: t.share(),
      align: 'end',
      cell: ({ share_amount }) => (
        <Typography variant="inherit" color="textPrimary" sx={tabular}>
          {amount(share_amount, 'MATU')}
        </Typography>
      ),
    },
  ]
  if (pool.leaders.length === 0)
    return (
      <Card>
        <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
      </Card>
    )
  return (
    <Section
      title={t.title()}
      flush
      aside={
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {t.each({ count: pool.leaders_count, amount: amount(pool.share_amount, 'MATU') })}
        </Typography>
      }
    >
      <DataTable
        caption={t.title()}
        columns={columns}
        rows={pool.leaders}
        rowKey={({ name, structure_volume }) => `${name} ${structure_volume}`}
        card={(leader) => (
          <Small>
            {person(leader)}
            <Typography variant="subtitle1">{leader.name}</Typography>
            <span>
              <Money value={leader.share_amount} unit="MATU" minimum={2} even />
              <Typography component="div" variant="caption" color="textTertiary" sx={tabular}>
                {t.with({ amount: amount(leader.structure_volume, 'USDT') })}
              </Typography>
            </span>
          </Small>
        )}
      />
    </Section>
  )
}

function Months({ pool }: { pool: Pool }) {
  const t = useTranslations('pools').months
  const format = useFormat()
  const last = pool.months.at(-2)
  const sum = (value: string) => format.money(value, 'MATU', { minimum: 2 })
  return (
    <ChartSection title={t.title()}>
      <Course>
        <ReedBarChart
          title={t.chart()}
          summary={pool.months.map(({ month, fund_amount }) => `${format.month(month)}: ${sum(fund_amount)}`).join(', ')}
          unit="MATU"
          of={t.month()}
          notes={t.leaders()}
          reeds={4}
          axis={false}
          sign="auto"
          height={190}
          now={pool.months.length - 1}
          bars={pool.months.map(({ month, fund_amount, leaders_count }) => ({
            key: month,
            name: format.month(month),
            tick: format.monthShort(month),
            value: fund_amount,
            note: t.count({ count: leaders_count }),
          }))}
        />
      </Course>
      {last && (
        <DescriptionList
          items={[
            {
              name: t.payout({ month: format.month(last.month, true) }),
              value: <Money value={last.fund_amount} unit="MATU" minimum={2} />,
            },
            { name: t.shared({ month: format.month(last.month, true) }), value: format.integer(last.leaders_count) },
          ]}
        />
      )}
    </ChartSection>
  )
}

/** Skeleton of the fund, with all that every fund shows. */
const FundSkeleton = () => (
  <FundHero variant="ink">
    <Skeleton on="ink" width={160} height={24} />
    <Amount>
      <Skeleton on="ink" width={260} height={44} />
    </Amount>
    <Skeleton on="ink" width="80%" height={20} />
    <Bottom className="tall">
      <Skeleton on="ink" height={62} />
    </Bottom>
  </FundHero>
)

/** Skeleton of the qualification: two conditions, an explanation, a sentence about what is missing. */
const WaySkeleton = () => (
  <WayCard>
    <Stack>
      <Skeleton width={180} height={28} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={54} />
      <Skeleton height={60} />
    </Stack>
  </WayCard>
)

const Waiting = ({ lines }: { lines: number }) => (
  <Card>
    <Stack>
      <Skeleton width="50%" height={20} />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={line % 2 ? 16 : 12} />
      ))}
    </Stack>
  </Card>
)

/** One of the six leader pools: fund, the user's progress, members, and earlier months. */
export function LeaderPoolScreen({ number, pools, qualification, poolHref }: LeaderPoolScreenProps) {
  const t = useTranslations('pools')
  const list = pools.state === 'ready' ? pools.value.data : null
  const ways = qualification.state === 'ready' ? qualification.value.data : null
  const isIn = (pool: number) => ways?.find((way) => way.number === pool)?.is_qualified === true
  return (
    <Page>
      <PoolNav
        pools={numbers.map((pool) => ({
          number: pool,
          href: poolHref(pool),
          from: list?.find((one) => one.number === pool)?.structure_volume_from ?? null,
          qualified: isIn(pool),
          current: pool === number,
        }))}
      />
      <Grid>
        <Cell span={7}>
          <LoadableView from={pools} failed={t.failed()} safe={t.safe()} card skeleton={<FundSkeleton />}>
            {(value, { savedAt }) => {
              const pool = value.data.find((one) => one.number === number)
              return pool ? <FundCard pool={pool} period={value} qualified={isIn(number)} savedAt={savedAt} /> : <Gone />
            }}
          </LoadableView>
        </Cell>
        <Cell span={5}>
          <LoadableView from={qualification} failed={t.way.failed()} card skeleton={<WaySkeleton />}>
            {(value) => {
              const way = value.data.find((one) => one.number === number)
              return way ? <Way all={value} way={way} /> : <Gone />
            }}
          </LoadableView>
        </Cell>
        {pools.state !== 'failed' && (
          <>
            <Cell span={7}>
              <LoadableView
                from={pools}
                failed={null}
                skeleton={
                  <Card flush>
                    <SkeletonTable rows={4} columns={3} />
                  </Card>
                }
              >
                {({ data }) => {
                  const pool = data.find((one) => one.number === number)
                  return pool && <Leaders pool={pool} />
                }}
              </LoadableView>
            </Cell>
            <Beside span={5}>
              <LoadableView from={pools} failed={null} skeleton={<Waiting lines={6} />}>
                {({ data }) => {
                  const pool = data.find((one) => one.number === number)
                  return pool && <Months pool={pool} />
                }}
              </LoadableView>
            </Beside>
          </>
        )}
      </Grid>
    </Page>
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
