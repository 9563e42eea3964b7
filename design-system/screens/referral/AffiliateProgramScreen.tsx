import type { Preferences, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { poolThresholds } from '../../lib/ranks.ts'
import { Article, ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { InvitationPart } from './InvitationPart.tsx'
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

/** How rewards are paid. `percent`: the share that goes to the programme; `null` if not known. */
function RewardsPart({ percent, href }: { percent: string | null; href: Href }) {
  const t = useTranslations('programme').pays
  const format = useFormat()
  return (
    <ArticlePart id="pays" title={t.title()}>
      <Prose text={t.text()} />
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

function PoolsPart({ href }: { href: Href }) {
  const t = useTranslations('programme').poolsPart
  const format = useFormat()
  const usdt = (amount: string) => format.money(amount, 'USDT', { decimals: 0 })
  return (
    <ArticlePart id="pools" title={t.title()}>
      <Prose
        text={t.text({
          count: poolThresholds.length,
          first: usdt(poolThresholds[0]),
          last: usdt(poolThresholds.at(-1) ?? '0'),
        })}
      />
      {href !== null && (
        <p>
          <TextLink standalone href={href}>
            {t.link()}
          </TextLink>
        </p>
      )}
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
      <ArticlePart id="rules" title={t.rules.title()}>
        <Prose text={t.rules.text()} />
      </ArticlePart>
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
