import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import MegaphoneIcon from '@phosphor-icons/core/regular/megaphone.svg?react'
import ReceiptIcon from '@phosphor-icons/core/regular/receipt.svg?react'
import TrophyIcon from '@phosphor-icons/core/regular/trophy.svg?react'
import type { Preferences, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { PoolsPart } from './PoolsPart.tsx'
import { RanksPart } from './RanksPart.tsx'

type Href = string | null

export interface AffiliateProgramScreenProps {
  /** The user's own status; `null` for visitors without an account. */
  referral: Loadable<ReferralStatistic> | null
  /** The user's own link, an `InvitationPart`; `null` for visitors, who do not load it. */
  invitation: ReactNode
  /** Rates named in the text; `null` for visitors without an account. */
  preferences: Loadable<Preferences> | null
  /** The user's own pages about it; `null` hides a link. */
  links: { referral: Href; pool: Href; bonus: Href }
}

// A page's distances, without the grid of the cabinet's cards: visitors load little.
const gap = { xs: 4, md: 5 } as const
const halves = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const

/** Short points of the terms, with or without icons; `columns`: two beside each other on wide screens. */
const Points = ({
  points,
  columns = false,
}: {
  points: readonly { icon?: ReactNode; title: string; text: string }[]
  columns?: boolean
}) => (
  <Box
    component="ul"
    sx={{ display: 'grid', columnGap: 10, rowGap: 5, m: 0, p: 0, listStyle: 'none', ...(columns && { gridTemplateColumns: halves }) }}
  >
    {points.map(({ icon, title, text }) => (
      <Stack component="li" direction="row" spacing={3.5} key={title}>
        {icon && <IconDisc>{icon}</IconDisc>}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle1">{title}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {text}
          </Typography>
        </Box>
      </Stack>
    ))}
  </Box>
)

/** How rewards are paid. `percent`: the share that goes to the programme; `null` if not known. */
function RewardsPart({ percent, href, columns }: { percent: string | null; href: Href; columns: boolean }) {
  const t = useTranslations('programme').pays
  const format = useFormat()
  const { subscriptions, results, pools, promotions } = t.ways
  const point = (icon: ReactNode, { title, text }: typeof results) => ({ icon, title: title(), text: text() })
  return (
    <Section title={t.title()} link={href === null ? null : { label: t.bonus(), href }}>
      <Points
        columns={columns}
        points={[
          point(<ReceiptIcon />, subscriptions),
          point(<ChartBarIcon />, results),
          point(<TrophyIcon />, pools),
          point(<MegaphoneIcon />, promotions),
        ]}
      />
      <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 5 }}>
        {t.text()}
        {percent !== null && !isZero(percent) && ` ${t.share({ percent: format.percent(percent, 0) })}`}
      </Typography>
    </Section>
  )
}

function RulesPart() {
  const t = useTranslations('programme').rules
  return (
    <Section title={t.title()}>
      <Points columns points={[t.account, t.honest, t.spam, t.changes].map(({ title, text }) => ({ title: title(), text: text() }))} />
    </Section>
  )
}

/** How the programme pays and what its ranks require; every number is one the programme uses. */
export function AffiliateProgramScreen({ referral, invitation, preferences, links }: AffiliateProgramScreenProps) {
  const { titles } = useTranslations('pages')
  const percent = preferences?.state === 'ready' ? (preferences.value.delegate_total_rewards_percent ?? '0') : null
  return (
    <Stack sx={{ gap }}>
      {referral === null && <PageHeader title={titles.publicProgramme()} />}
      {referral === null ? (
        <RewardsPart percent={percent} href={links.bonus} columns />
      ) : (
        <Box sx={{ display: 'grid', gap, gridTemplateColumns: halves }}>
          {invitation}
          <RewardsPart percent={percent} href={links.bonus} columns={false} />
        </Box>
      )}
      <RanksPart referral={referral} href={links.referral} />
      <PoolsPart href={links.pool} />
      <RulesPart />
    </Stack>
  )
}
