import Box from '@mui/material/Box'
import type { ReferralStatistic } from '#sdk'
import { heldRank, rankProgress } from '../../lib/ranks.ts'
import { RankConditions } from '../../components/data-display/RankConditions.tsx'
import { RankLadder } from '../../components/brand/RankLadder.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'

export type RankCardProps = { referral: ReferralStatistic; link: string | null }

/** The current rank, and what is missing for the next one. */
export function RankCard({ referral, link }: RankCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('cabinet').rank
  const nameOf = useRankName()
  const rank = nameOf(referral.rank)
  return (
    <Section title={t.title({ rank })} link={link === null ? null : { label: t.link(), href: link }}>
      <RankLadder
        steps={referral.ranks.map(({ name }) => nameOf(name))}
        current={heldRank(referral)}
        // A needle between two ranks would reveal hidden amounts: it stays at the current rank.
        progress={hidden ? 0 : rankProgress(referral)}
        label={t.label({ rank })}
      />
      <Box sx={{ mt: 1 }}>
        <RankConditions standing={referral} brief />
      </Box>
    </Section>
  )
}
