import { styled } from '@mui/material/styles'
import type { Preferences, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { heldRank, plainRanks, poolThresholds, rankProgress } from '../../lib/ranks.ts'
import { Article, ArticlePart, Prose } from '../../components/Article.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { RankConditions } from '../../components/RankConditions.tsx'
import { RankRuler } from '../../components/RankRuler.tsx'
import { Card } from '../../components/Section.tsx'
import { ShareInvitation } from '../../components/ShareButton.tsx'
import { Loading, Skeleton } from '../../components/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/TextLink.tsx'
import { useRankName } from '../../components/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

type Href = string | null

export interface AffiliateProgramScreenProps {
  /** The user's own status; `null` for visitors without an account. */
  referral: Loadable<ReferralStatistic> | null
  /** Rates named in the text; `null` for visitors without an account. */
  preferences: Loadable<Preferences> | null
  /** The user's own pages about it; `null` hides a link. */
  links: { referral: Href; pool: Href; bonus: Href }
}

const Block = styled('div')({ marginTop: 8 })
const Conditions = styled('div')({ marginTop: 20, '&:empty': { display: 'none' } })
const Invitation = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 24,
  '& > .words': { flex: '1 1 220px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 16 },
  '& .link': { overflowWrap: 'anywhere' },
  '& .verbs': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

/** How the programme pays and what its ranks require; every number is one the programme uses. */
export function AffiliateProgramScreen({ referral, preferences, links }: AffiliateProgramScreenProps) {
  const t = useTranslations('programme')
  const { titles } = useTranslations('pages')
  const nameOf = useRankName()
  const format = useFormat()
  const usdt = (amount: string) => format.money(amount, 'USDT', { decimals: 0 })
  const standing = referral?.state === 'ready' ? referral.value : null
  const ranks = standing?.ranks ?? plainRanks
  const top = ranks.at(-1)
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
      {referral !== null && (
        <ArticlePart id="link" title={t.link.title()}>
          <Prose text={t.link.text()} />
          <Block>
            <LoadableView from={referral} skeleton={<LinkSkeleton />} failed={t.link.failed()} level={3} card>
              {({ link }) => (
                <Card component="div">
                  <Invitation>
                    <div className="words">
                      <Typography variant="subtitle1" className="link">
                        {link.replace(/^https?:\/\//, '')}
                      </Typography>
                      <div className="verbs">
                        <CopyButton text={link} label={t.link.copy()} variant="contained" />
                        <ShareInvitation link={link} />
                      </div>
                    </div>
                    <QrCode value={link} label={t.link.qr()} size={168} />
                  </Invitation>
                </Card>
              )}
            </LoadableView>
          </Block>
        </ArticlePart>
      )}
      <ArticlePart id="pays" title={t.pays.title()}>
        <Prose text={t.pays.text()} />
        {percent !== null && !isZero(percent) && <p>{t.pays.share({ percent: format.percent(percent, 0) })}</p>}
        {links.bonus !== null && (
          <p>
            <TextLink standalone href={links.bonus}>
              {t.pays.bonus()}
            </TextLink>
          </p>
        )}
      </ArticlePart>
      <ArticlePart id="ranks" title={t.ranks.title()}>
        <Prose text={t.ranks.text({ count: ranks.length })} />
        {top && !isZero(top.monthly_volume_from) && (
          <p>{t.ranks.monthly({ rank: nameOf(top.name), amount: usdt(top.monthly_volume_from) })}</p>
        )}
        <Block>
          <Card component="div">
            <RankRuler
              ranks={ranks}
              current={standing ? heldRank(standing) : null}
              {...(standing && { progress: rankProgress(standing) })}
            />
            {/* Its error is shown beside the link. */}
            {referral !== null && referral.state !== 'failed' && (
              <Conditions>
                {standing ? (
                  <RankConditions standing={standing} explains={false} />
                ) : (
                  <Loading>
                    <Skeleton height={150} />
                  </Loading>
                )}
              </Conditions>
            )}
          </Card>
        </Block>
        {links.referral !== null && (
          <p>
            <TextLink standalone href={links.referral}>
              {t.ranks.own()}
            </TextLink>
          </p>
        )}
      </ArticlePart>
      <ArticlePart id="pools" title={t.poolsPart.title()}>
        <Prose
          text={t.poolsPart.text({
            count: poolThresholds.length,
            first: usdt(poolThresholds[0]),
            last: usdt(poolThresholds.at(-1) ?? '0'),
          })}
        />
        {links.pool !== null && (
          <p>
            <TextLink standalone href={links.pool}>
              {t.poolsPart.link()}
            </TextLink>
          </p>
        )}
      </ArticlePart>
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

const LinkSkeleton = () => (
  <Card component="div">
    <Invitation>
      <div className="words">
        <Skeleton width="60%" height={20} />
        <Skeleton width={120} height={44} />
      </div>
      <Skeleton width={168} height={168} />
    </Invitation>
  </Card>
)
