import Box from '@mui/material/Box'
import type { ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { heldRank, plainRanks, rankProgress } from '../../lib/ranks.ts'
import { ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { RankConditions } from '../../components/data-display/RankConditions.tsx'
import { RankRuler } from '../../components/brand/RankRuler.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Loading, Skeleton } from '../../components/feedback/Skeleton.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type RanksPartProps = {
  /** The user's own status; `null` for visitors without an account. */
  referral: Loadable<ReferralStatistic> | null
  /** The user's own rank; `null` hides the link. */
  href: string | null
}

/** The programme's part about ranks: the ruler of all of them, with the user's place on it. */
export function RanksPart({ referral, href }: RanksPartProps) {
  const t = useTranslations('programme').ranks
  const nameOf = useRankName()
  const format = useFormat()
  const standing = referral?.state === 'ready' ? referral.value : null
  const ranks = standing?.ranks ?? plainRanks
  const top = ranks.at(-1)
  return (
    <ArticlePart id="ranks" title={t.title()}>
      <Prose text={t.text({ count: ranks.length })} />
      {top && !isZero(top.monthly_volume_from) && (
        <p>{t.monthly({ rank: nameOf(top.name), amount: format.money(top.monthly_volume_from, 'USDT', { decimals: 0 }) })}</p>
      )}
      <Box sx={{ mt: 2 }}>
        <Card component="div">
          <RankRuler ranks={ranks} current={standing ? heldRank(standing) : null} {...(standing && { progress: rankProgress(standing) })} />
          {/* Its error is shown beside the link. */}
          {referral !== null && referral.state !== 'failed' && (
            <Box sx={{ mt: 5, '&:empty': { display: 'none' } }}>
              {standing ? (
                <RankConditions standing={standing} explains={false} />
              ) : (
                <Loading>
                  <Skeleton height={150} />
                </Loading>
              )}
            </Box>
          )}
        </Card>
      </Box>
      {href !== null && (
        <p>
          <TextLink standalone href={href}>
            {t.own()}
          </TextLink>
        </p>
      )}
    </ArticlePart>
  )
}
