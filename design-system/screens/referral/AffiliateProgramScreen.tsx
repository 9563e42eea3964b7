import type { ReactNode } from 'react'
import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import MegaphoneIcon from '@phosphor-icons/core/regular/megaphone.svg?react'
import ReceiptIcon from '@phosphor-icons/core/regular/receipt.svg?react'
import TrophyIcon from '@phosphor-icons/core/regular/trophy.svg?react'
import type { Preferences, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Article, ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { InvitationPart } from './InvitationPart.tsx'
import { PoolsPart } from './PoolsPart.tsx'
import { RanksPart } from './RanksPart.tsx'

type Href = string | null

export interface AffiliateProgramScreenProps {
  /** The user's own status; `null` for visitors without an account. */
  referral: Loadable<ReferralStatistic> | null
  /** Rates named in the text; `null` for visitors without an account. */
  preferences: Loadable<Preferences> | null
  /** The user's own pages about it; `null` hides a link. */
  links: { referral: Href; pool: Href; bonus: Href }
}

/** Short points of the terms, with or without icons. */
const Points = ({ points }: { points: readonly { icon?: ReactNode; title: string; text: string }[] }) => (
  <Card component="div">
    <RowList>
      {points.map(({ icon, title, text }) => (
        <ListRow key={title}>
          {icon && <IconDisc>{icon}</IconDisc>}
          <div className="words">
            <Typography variant="subtitle1">{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </div>
        </ListRow>
      ))}
    </RowList>
  </Card>
)

/** How rewards are paid. `percent`: the share that goes to the programme; `null` if not known. */
function RewardsPart({ percent, href }: { percent: string | null; href: Href }) {
  const t = useTranslations('programme').pays
  const format = useFormat()
  const { subscriptions, results, pools, promotions } = t.ways
  const point = (icon: ReactNode, { title, text }: typeof results) => ({ icon, title: title(), text: text() })
  return (
    <ArticlePart id="pays" title={t.title()}>
      <Prose text={t.text()} />
      <Points
        points={[
          point(<ReceiptIcon />, subscriptions),
          point(<ChartBarIcon />, results),
          point(<TrophyIcon />, pools),
          point(<MegaphoneIcon />, promotions),
        ]}
      />
      {percent !== null && !isZero(percent) && <p>{t.share({ percent: format.percent(percent, 0) })}</p>}
      {href !== null && (
        <p>
          <TextLink standalone href={href}>
            {t.bonus()}
          </TextLink>
        </p>
      )}
    </ArticlePart>
  )
}

function RulesPart() {
  const t = useTranslations('programme').rules
  return (
    <ArticlePart id="rules" title={t.title()}>
      <Points points={[t.account, t.honest, t.spam, t.changes].map(({ title, text }) => ({ title: title(), text: text() }))} />
    </ArticlePart>
  )
}

/** How the programme pays and what its ranks require; every number is one the programme uses. */
export function AffiliateProgramScreen({ referral, preferences, links }: AffiliateProgramScreenProps) {
  const t = useTranslations('programme')
  const { titles } = useTranslations('pages')
  const percent = preferences?.state === 'ready' ? (preferences.value.delegate_total_rewards_percent ?? '0') : null

  const contents = [
    ...(referral === null ? [] : [{ id: 'link', title: t.link.title() }]),
    { id: 'pays', title: t.pays.title() },
    { id: 'ranks', title: t.ranks.title() },
    { id: 'pools', title: t.poolsPart.title() },
    { id: 'rules', title: t.rules.title() },
  ]
  const article = (
    <Article contents={contents}>
      {referral !== null && <InvitationPart referral={referral} />}
      <RewardsPart percent={percent} href={links.bonus} />
      <RanksPart referral={referral} href={links.referral} />
      <PoolsPart href={links.pool} />
      <RulesPart />
    </Article>
  )
  if (referral !== null) return article
  return (
    <>
      <PageHeader title={titles.publicProgramme()} />
      {article}
    </>
  )
}
