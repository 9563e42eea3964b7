import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Promotion, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { PromoStage } from '../../components/layout/PromoStage.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useLimitFormat } from '../../provider/useFormat.ts'
import { PromoSteps } from './PromoSteps.tsx'
import { Season } from './Season.tsx'

type Href = string | null

export interface PromoStatusScreenProps {
  /** The statistics with the promotion in them: steps, rewards, time left. */
  referral: Loadable<ReferralStatistic>
  /** Terms, bonus account, and where each step is done; `null` hides a link. */
  links: { terms: Href; bonus: Href; verification: Href; refill: Href }
}

/** The user's progress in the summer promotion. */
export function PromoStatusScreen({ referral, links }: PromoStatusScreenProps) {
  const t = useTranslations('promo')
  return (
    <LoadableView
      from={referral}
      skeleton={<StageSkeleton />}
      failed={t.failed()}
      safe={t.safe()}
      illustration={<ErrorArt width={220} />}
      card
    >
      {({ promotion, link }, { savedAt }) =>
        promotion === null ? (
          <Over bonus={links.bonus} />
        ) : (
          <Running promotion={promotion} invitation={link} savedAt={savedAt} links={links} />
        )
      }
    </LoadableView>
  )
}

type RunningProps = Pick<PromoStatusScreenProps, 'links'> & {
  promotion: Promotion
  invitation: string
  savedAt: number | undefined
}

function Running({ promotion, invitation, savedAt, links }: RunningProps) {
  const t = useTranslations('promo')
  const format = useLimitFormat()
  const { now } = useDesignSystem()
  const done = promotion.steps.filter(({ state }) => state === 'done').length
  return (
    <>
      <PromoStage
        title={t.title()}
        lead={t.lead({ count: promotion.steps.length, date: format.longDay(promotion.ends_at, now()) })}
        coins={{ count: promotion.steps.length, done }}
        edge={<Season starts_at={promotion.starts_at} ends_at={promotion.ends_at} />}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', rowGap: 3, columnGap: 10 }}>
          <Stack>
            <Typography variant="caption" color="textSecondary">
              {t.earned()}
            </Typography>
            <Money value={promotion.earned} unit="MATU" size="hero" whole stale={savedAt !== undefined} />
          </Stack>
          <Stack>
            <Typography variant="caption" color="textSecondary">
              {t.possible()}
            </Typography>
            <Money value={promotion.possible} unit="MATU" size="lg" whole />
          </Stack>
        </Stack>
        {savedAt !== undefined && (
          <div>
            <StaleDataLabel at={savedAt} />
          </div>
        )}
      </PromoStage>
      <PromoSteps promotion={promotion} invitation={invitation} links={links} />
      <Section title={t.paidTo.title()} link={links.bonus === null ? null : { label: t.paidTo.link(), href: links.bonus }}>
        <Typography component="p" color="textSecondary">
          {t.paidTo.text()}
        </Typography>
      </Section>
      <Box component="p" sx={{ m: 0 }}>
        <Typography component="span" variant="body2" color="textSecondary">
          {t.refreshes()} {links.terms !== null && <TextLink href={links.terms}>{t.terms()}</TextLink>}
        </Typography>
      </Box>
    </>
  )
}

/** Shown after the season: nothing left to do; earned bonuses stay. */
export function Over({ bonus }: { bonus: Href }) {
  const t = useTranslations('promo')
  return (
    <Card>
      <EmptyState
        title={t.over()}
        illustration={<EmptyArt width={200} />}
        action={
          bonus !== null && (
            <Button variant="soft" href={bonus}>
              {t.paidTo.link()}
            </Button>
          )
        }
      >
        {t.overText()}
      </EmptyState>
    </Card>
  )
}

/** Skeleton of the stage and the content below it. */
export const StageSkeleton = () => (
  <Stack spacing={5}>
    <Card>
      <Stack spacing={5}>
        <Skeleton width="46%" height={40} />
        <Skeleton width="70%" />
        <Skeleton width={180} height={46} />
        <Skeleton height={20} />
      </Stack>
    </Card>
    <Card>
      <Stack spacing={5}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="64%" />
      </Stack>
    </Card>
  </Stack>
)
