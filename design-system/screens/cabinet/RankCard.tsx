import { styled } from '@mui/material/styles'
import type { ReferralStatistic } from '#sdk'
import { compare, sub } from '../../lib/money.ts'
import { RankLadder } from '../../parts/RankLadder.tsx'
import { Section } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { useRankName } from '../../parts/useRankName.ts'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Next = styled(Text)({ marginTop: 12 })

export type RankCardProps = { referral: ReferralStatistic; hidden: boolean; link: string | null }

/** The rank that is held, and what is missing to the next one: own assets first, else the structure's volume. */
export function RankCard({ referral, hidden, link }: RankCardProps) {
  const t = useText('cabinet')
  const nameOf = useRankName()
  const format = useFormat()
  const current = Math.max(
    0,
    referral.ranks.findIndex(({ name }) => name === referral.rank),
  )
  const next = referral.ranks[current + 1]
  const rank = nameOf(referral.rank)

  const missing = (value: string, from: string) => (hidden ? format.hidden : format.integer(sub(from, value)))
  const words = () => {
    if (!next) return t.rank.top()
    if (compare(referral.own_assets, next.own_assets_from) < 0)
      return t.rank.toGo({ amount: missing(referral.own_assets, next.own_assets_from), rank: nameOf(next.name) })
    return t.rank.volume({ amount: missing(referral.structure_volume, next.structure_volume_from), rank: nameOf(next.name) })
  }

  return (
    <Section title={t.rank.title({ rank })} link={link === null ? null : { label: t.rank.link(), href: link }}>
      <RankLadder
        steps={referral.ranks.map(({ name, own_assets_from }) => ({ name: nameOf(name), threshold: own_assets_from }))}
        // The needle between two ranks would tell what is hidden: it stands at the rank that is held.
        value={hidden ? (referral.ranks[current]?.own_assets_from ?? '0') : referral.own_assets}
        current={current}
        label={t.rank.label({ rank, value: hidden ? format.hidden : format.integer(referral.own_assets) })}
      />
      <Next as="p" variant="caption" tone="secondary">
        {words()}
      </Next>
    </Section>
  )
}
