import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { heldRank, plainRanks, rankProgress } from '../../lib/ranks.ts'
import { RankConditions } from '../../components/data-display/RankConditions.tsx'
import { RankRuler } from '../../components/brand/RankRuler.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { Loading, Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type RanksPartProps = {
  /** The user's own status; `null` for visitors without an account. */
  referral: Loadable<ReferralStatistic> | null
  /** The user's own rank; `null` hides the link. */
  href: string | null
}

const texts = {
  display: 'grid',
  gap: 3,
  columnGap: 10,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  mb: 6,
} as const

/** The programme's part about ranks: the ruler of all of them, with the user's place on it. */
export function RanksPart({ referral, href }: RanksPartProps) {
  const t = useTranslations('programme').ranks
  const nameOf = useRankName()
  const format = useFormat()
  const standing = referral?.state === 'ready' ? referral.value : null
  const ranks = standing?.ranks ?? plainRanks
  const top = ranks.at(-1)
  const words = paragraphs(t.text({ count: ranks.length }))
  const monthly = top && !isZero(top.monthly_volume_from)
  return (
    <Section title={t.title()} link={href === null ? null : { label: t.own(), href }}>
      <Box sx={texts}>
        {words.map((text, at) => (
          <Typography component="p" variant="body2" color="textSecondary" key={String(text)}>
            {text}
            {at === 0 &&
              monthly &&
              ` ${t.monthly({ rank: nameOf(top.name), amount: format.money(top.monthly_volume_from, 'USDT', { decimals: 0 }) })}`}
          </Typography>
        ))}
      </Box>
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
    </Section>
  )
}
