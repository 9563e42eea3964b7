import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import { styled } from '@mui/material/styles'
import type { PoolQualificationList, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { add, isZero, portion } from '../../lib/money.ts'
import { heldRank, rankProgress } from '../../lib/ranks.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { ShareBar } from '../../components/ShareBar.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { List, ListRow, RowWords } from '../../components/ListRow.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Money } from '../../components/Money.tsx'
import { RankConditions } from '../../components/RankConditions.tsx'
import { RankRuler } from '../../components/RankRuler.tsx'
import { Card, Section } from '../../components/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/Skeleton.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { phone, tabular } from '../../theme/mixins.ts'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useRankName } from '../../components/useRankName.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { EarnedMonths } from './EarnedMonths.tsx'
import { InviteCard } from './InviteCard.tsx'
import { RewardsCard } from './RewardsCard.tsx'
import { personOf } from './people.ts'

type Href = string | null

export interface ReferralMainScreenProps {
  /** Code, link, rank, partners and income. */
  statistic: Loadable<ReferralStatistic>
  /** What the user still needs for each leader pool. */
  qualification: Loadable<PoolQualificationList>
  /** A partner, structure, activity, programme and each pool; `null` hides a link. */
  links: { partner: (id: string) => string; structure: Href; activity: Href; programme: Href; pool: (number: number) => Href }
}

const Until = styled('div')(({ theme }) => ({
  marginTop: 20,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.border.hairline}`,
}))
const Ruler = styled('div')({ paddingTop: 8 })
const PoolRow = styled(ListRow)({
  minHeight: 60,
  flexWrap: 'nowrap',
  // Enlarged text needs both lines.
  [phone]: { flexWrap: 'wrap', '& > .words': { flexBasis: '10rem' } },
  '&& > .words': { maxWidth: 'none', gap: 6 },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& > .at': { flex: 'none', minWidth: 62, display: 'flex', justifyContent: 'flex-end' },
})
const Waiting = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 18, minHeight: 220 })

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
      <Ruler>
        <RankRuler ranks={statistic.ranks} current={held} progress={rankProgress(statistic)} />
      </Ruler>
      <Until>
        <RankConditions standing={statistic} />
      </Until>
    </Section>
  )
}

function Pools({ list, links }: { list: PoolQualificationList; links: ReferralMainScreenProps['links'] }) {
  const t = useTranslations('referral').leaderPools
  const format = useFormat()
  const { Link } = useDesignSystem()
  return (
    <Section title={t.title()} link={links.programme === null ? null : { label: t.how(), href: links.programme }}>
      <List>
        {list.data.map(({ number, is_qualified, structure_volume_from, progress_percent }) => {
          const href = links.pool(number)
          const name = t.pool({ number })
          const share = portion(progress_percent, '100') * 100
          return (
            <PoolRow key={number}>
              <span className="words">
                <span className="line">
                  <Typography variant="subtitle1">
                    {href === null ? (
                      name
                    ) : (
                      <Link className="row" href={href}>
                        {name}
                      </Link>
                    )}
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={tabular}>
                    {format.money(structure_volume_from, 'USDT', { minimum: 0 })}
                  </Typography>
                </span>
                <ShareBar segments={[{ share: is_qualified ? 100 : share, tone: is_qualified ? 'positive' : 'brand' }]} height={12} />
              </span>
              <span className="at">
                {is_qualified ? (
                  <StatusChip tone="positive" icon={<CheckCircleFillIcon aria-hidden="true" />}>
                    {t.in()}
                  </StatusChip>
                ) : (
                  <Typography variant="caption" color="textSecondary" sx={tabular}>
                    {format.percent(progress_percent, share > 0 && share < 10 ? 1 : 0)}
                  </Typography>
                )}
              </span>
              {href !== null && <CaretRightIcon width={16} height={16} aria-hidden="true" />}
            </PoolRow>
          )
        })}
      </List>
    </Section>
  )
}

type NewestProps = { statistic: ReferralStatistic; link: Href; partnerHref: (id: string) => string }

function Newest({ statistic, link, partnerHref }: NewestProps) {
  const t = useTranslations('referral').newest
  const format = useFormat()
  const { now } = useDesignSystem()
  const partners = statistic.newest_partners
  if (partners.length === 0)
    return (
      <Card>
        <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
      </Card>
    )
  return (
    <Section title={t.title()} link={link === null ? null : { label: t.structure(), href: link }}>
      <List>
        {partners.map((partner) => (
          <ListRow key={partner.id}>
            <Avatar person={personOf(partner)} />
            <RowWords name={partner.name} href={partnerHref(partner.id)}>
              {t.line({ level: partner.level, day: format.day(partner.joined_at, now()) })}
            </RowWords>
            <span className="figures">
              <Money value={partner.own_assets} unit="USDT" minimum={0} even />
            </span>
          </ListRow>
        ))}
      </List>
    </Section>
  )
}

const Block = ({ lines = 4, height = 220 }: { lines?: number; height?: number }) => (
  <Waiting>
    <Skeleton width={160} height={20} />
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line % 2 ? '70%' : '100%'} height={height / (lines + 4)} />
    ))}
  </Waiting>
)

/** The referral programme at a glance: rewards, link, rank and next step, pools, latest partners, earnings by month. */
export function ReferralMainScreen(props: ReferralMainScreenProps) {
  const { statistic, qualification, links } = props
  const t = useTranslations('referral')
  const failed = statistic.state === 'failed'

  return (
    <Page>
      <LoadableView
        from={statistic}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt width={220} />}
        card
        skeleton={
          <Grid>
            <Cell span={5}>
              <Block />
            </Cell>
            <Cell span={7}>
              <Block />
            </Cell>
            <Cell span={12}>
              <Block lines={6} height={360} />
            </Cell>
          </Grid>
        }
      >
        {(value, { savedAt }) => (
          <>
            <Grid>
              <Cell span={5}>
                <RewardsCard
                  title={t.rewards.title()}
                  amount={value.income_total}
                  lately={{ amount: value.income_month, when: t.rewards.month() }}
                  first={t.rewards.first()}
                  shares={[1, 2, 3].map((level) => {
                    const here = value.levels.filter((one) => (level === 3 ? one.level >= 3 : one.level === level))
                    const percent = add('0', ...here.map(({ share_percent }) => share_percent))
                    const name = level === 3 ? t.rewards.below({ level }) : t.rewards.level({ level })
                    return { name, percent, share: portion(percent, '100') * 100 }
                  })}
                  savedAt={savedAt}
                />
              </Cell>
              <Cell span={7}>
                <InviteCard
                  link={value.link}
                  code={value.code}
                  counts={{ partners: value.partners_total, active: value.partners_active, newcomers: value.partners_new_week }}
                />
              </Cell>
            </Grid>
            <RankSection statistic={value} />
          </>
        )}
      </LoadableView>
      <Grid>
        <Cell span={7}>
          <LoadableView
            from={qualification}
            failed={t.leaderPools.failed()}
            card
            skeleton={
              <Card>
                <SkeletonRows count={6} />
              </Card>
            }
          >
            {(value) => <Pools list={value} links={links} />}
          </LoadableView>
        </Cell>
        {!failed && (
          <Cell span={5}>
            <LoadableView
              from={statistic}
              failed={null}
              skeleton={
                <Card>
                  <SkeletonRows count={5} />
                </Card>
              }
            >
              {(value) => <Newest statistic={value} link={links.structure} partnerHref={links.partner} />}
            </LoadableView>
          </Cell>
        )}
        {statistic.state === 'ready' && !isZero(statistic.value.income_total) && (
          <Cell span={12}>
            <EarnedMonths months={statistic.value.months} link={links.activity} />
          </Cell>
        )}
      </Grid>
    </Page>
  )
}
