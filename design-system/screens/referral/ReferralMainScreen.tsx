import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PoolQualificationList, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { add, isZero, portion } from '../../lib/money.ts'
import { heldRank, rankProgress } from '../../lib/ranks.ts'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { RankConditions } from '../../components/data-display/RankConditions.tsx'
import { RankRuler } from '../../components/brand/RankRuler.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { EarnedMonths } from './EarnedMonths.tsx'
import { InviteCard } from './InviteCard.tsx'
import { NewestPartners } from './NewestPartners.tsx'
import { PoolProgress } from './PoolProgress.tsx'
import { RewardsCard } from './RewardsCard.tsx'

type Href = string | null

export interface ReferralMainScreenProps {
  /** Code, link, rank, partners and income. */
  statistic: Loadable<ReferralStatistic>
  /** What the user still needs for each leader pool. */
  qualification: Loadable<PoolQualificationList>
  /** A partner, structure, activity, programme and each pool; `null` hides a link. */
  links: { partner: (id: string) => string; structure: Href; activity: Href; programme: Href; pool: (number: number) => Href }
}

function RankSection({ statistic }: { statistic: ReferralStatistic }) {
  const t = useTranslations('referral').rank
  const rankName = useRankName()
  const held = heldRank(statistic)
  return (
    <Section
      title={t.title({ rank: rankName(statistic.rank) })}
      aside={
        <Typography variant="caption" color="textSecondary">
          {t.both()}
        </Typography>
      }
    >
      <Box sx={{ pt: 2 }}>
        <RankRuler ranks={statistic.ranks} current={held} progress={rankProgress(statistic)} />
      </Box>
      <Box sx={{ mt: 5, pt: 5, borderTop: 1, borderColor: 'divider' }}>
        <RankConditions standing={statistic} />
      </Box>
    </Section>
  )
}

const Block = ({ lines = 4, height = 220 }: { lines?: number; height?: number }) => (
  <Card sx={{ display: 'flex', flexDirection: 'column', gap: 4.5, minHeight: 220 }}>
    <Skeleton width={160} height={20} />
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line % 2 ? '70%' : '100%'} height={height / (lines + 4)} />
    ))}
  </Card>
)

const MainSkeleton = () => (
  <CardGrid>
    <CardGridItem span={5}>
      <Block />
    </CardGridItem>
    <CardGridItem span={7}>
      <Block />
    </CardGridItem>
    <CardGridItem span={12}>
      <Block lines={6} height={360} />
    </CardGridItem>
  </CardGrid>
)

/** Rewards and their sources by level: levels below the second are one part. */
function Rewards({ statistic, savedAt }: { statistic: ReferralStatistic; savedAt: number | undefined }) {
  const t = useTranslations('referral').rewards
  const shares = [1, 2, 3].map((level) => {
    const here = statistic.levels.filter((one) => (level === 3 ? one.level >= 3 : one.level === level))
    const percent = add('0', ...here.map(({ share_percent }) => share_percent))
    const name = level === 3 ? t.below({ level }) : t.level({ level })
    return { name, percent, share: portion(percent, '100') * 100 }
  })
  return (
    <RewardsCard
      title={t.title()}
      amount={statistic.income_total}
      lately={{ amount: statistic.income_month, when: t.month() }}
      first={t.first()}
      shares={shares}
      savedAt={savedAt}
    />
  )
}

const rows = (count: number) => (
  <Card>
    <SkeletonRows count={count} />
  </Card>
)

/** The referral programme at a glance: rewards, link, rank and next step, pools, latest partners, earnings by month. */
export function ReferralMainScreen(props: ReferralMainScreenProps) {
  const { statistic, qualification, links } = props
  const t = useTranslations('referral')

  return (
    <PageStack>
      <LoadableView
        from={statistic}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt width={220} />}
        card
        skeleton={<MainSkeleton />}
      >
        {(value, { savedAt }) => (
          <>
            <CardGrid>
              <CardGridItem span={5}>
                <Rewards statistic={value} savedAt={savedAt} />
              </CardGridItem>
              <CardGridItem span={7}>
                <InviteCard
                  link={value.link}
                  code={value.code}
                  counts={{ partners: value.partners_total, active: value.partners_active, newcomers: value.partners_new_week }}
                />
              </CardGridItem>
            </CardGrid>
            <RankSection statistic={value} />
          </>
        )}
      </LoadableView>
      <CardGrid>
        <CardGridItem span={7}>
          <LoadableView from={qualification} failed={t.leaderPools.failed()} card skeleton={rows(6)}>
            {(value) => <PoolProgress list={value} links={links} />}
          </LoadableView>
        </CardGridItem>
        {statistic.state !== 'failed' && (
          <CardGridItem span={5}>
            <LoadableView from={statistic} failed={null} skeleton={rows(5)}>
              {(value) => <NewestPartners statistic={value} link={links.structure} partnerHref={links.partner} />}
            </LoadableView>
          </CardGridItem>
        )}
        {statistic.state === 'ready' && !isZero(statistic.value.income_total) && (
          <CardGridItem span={12}>
            <EarnedMonths months={statistic.value.months} link={links.activity} />
          </CardGridItem>
        )}
      </CardGrid>
    </PageStack>
  )
}
