import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react'
import { useEffect, useId, useRef, useState } from 'react'
import type { InsuranceType, UserInsurance, UtaDeal } from '#sdk'
import type { ClaimPeriod, CoveredDay } from '../../lib/claim.ts'
import { claimOf, claimablePolicies, coveredDays, isInTime, toggleDay, worstPeriod } from '../../lib/claim.ts'
import { claimDays } from '../../lib/insurance.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { abs, isZero, max } from '../../lib/money.ts'
import { DivergingBar } from '../../components/brand/DivergingBar.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { useClaimMessage } from './useClaimMessage.ts'
import { ClaimFacts, HandOver } from './ClaimSummary.tsx'

/** Days that are shown at first: those that can be claimed for alone. */
const FIRST = claimDays.open + 1

export interface ClaimScreenProps {
  /** The user's policies, of which one may be claimed under. */
  insurances: Loadable<UserInsurance[]>
  /** Policies on offer: they say how many claims a term has and whether the locked balance is covered. */
  types: Loadable<InsuranceType[]>
  /** The policy that the address names; without it, or if it can no longer be claimed under, the active or the last one. */
  policyId: string | null
  /** The closed deals since the policy started. */
  deals: Loadable<UtaDeal[]>
  /** The chosen days, from the address; `undefined`: none chosen yet, so those with the largest loss; `null`: all unticked. */
  period: ClaimPeriod | null | undefined
  /** Reports the days after one was ticked or unticked, for the address; `null`: none is left. */
  onPeriod: (period: ClaimPeriod | null) => void
  /** The insurance page, and the claim under another policy. */
  links: { insurance: string; claim: (policyId: string) => string }
}

/** A claim after a loss: choosing covered days, what they add up to, and the message that files it. Nothing is sent from here. */
export function ClaimScreen({ insurances, policyId, links, ...rest }: ClaimScreenProps) {
  const t = useTranslations('policies').filing
  const policies = useTranslations('policies')
  const { now } = useDesignSystem()
  const heading = useRef<HTMLHeadingElement>(null)
  // A step of the page: screen readers continue at its heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <PageStack>
      <Stack spacing={2}>
        <Box sx={{ ml: -3 }}>
          <Button
            variant="text"
            size="small"
            href={links.insurance}
            startIcon={<ArrowLeftIcon width={18} height={18} aria-hidden="true" />}
          >
            {t.back()}
          </Button>
        </Box>
        <Typography component="h2" variant="h3" ref={heading} tabIndex={-1}>
          {t.title()}
        </Typography>
      </Stack>
      <LoadableView from={insurances} skeleton={<Waiting />} failed={policies.failed()} safe={policies.safe()} card>
        {(list) => {
          const [policy, ...others] = claimablePolicies(list, now(), policyId)
          return policy ? (
            <PolicyClaim policy={policy} others={others} links={links} {...rest} />
          ) : (
            <Card>
              <EmptyState title={t.none.title()} illustration={<EmptyArt width={200} />}>
                {t.none.text({ count: claimDays.open })}
              </EmptyState>
            </Card>
          )
        }}
      </LoadableView>
    </PageStack>
  )
}

const Waiting = () => (
  <Card>
    <SkeletonRows amount />
  </Card>
)

type PolicyClaimProps = Omit<ClaimScreenProps, 'insurances' | 'policyId'> & { policy: UserInsurance; others: readonly UserInsurance[] }

/** The claim under one policy, with the way to another one that is still open to claims. */
function PolicyClaim({ policy, others, deals, links, ...rest }: PolicyClaimProps) {
  const t = useTranslations('policies').filing
  const unnamed = useTranslations('policies').unnamed
  const timeZone = useTimeZone()
  const { now } = useDesignSystem()
  return (
    <>
      {others.map(
        ({ id, name }) =>
          id !== undefined && (
            <div key={id}>
              <TextLink standalone href={links.claim(id)}>
                {t.other({ name: name ?? unnamed() })}
              </TextLink>
            </div>
          ),
      )}
      <LoadableView from={deals} skeleton={<Waiting />} failed={t.failed()} safe={t.safe()} card>
        {(list) => {
          const days = coveredDays({ policy, deals: list, timeZone })
          const worst = worstPeriod(days, now())
          if (worst) return <ClaimForm policy={policy} days={days} worst={worst} {...rest} />
          return (
            <Card>
              {days.length === 0 ? (
                <EmptyState title={t.noDeals.title()} illustration={<EmptyArt width={200} />}>
                  {t.noDeals.text()}
                </EmptyState>
              ) : (
                <EmptyState title={t.noLoss.title()} illustration={<EmptyArt width={200} />}>
                  {t.noLoss.text({ count: claimDays.open })}
                </EmptyState>
              )}
            </Card>
          )
        }}
      </LoadableView>
    </>
  )
}

type ClaimFormProps = Pick<ClaimScreenProps, 'types' | 'period' | 'onPeriod'> & {
  policy: UserInsurance
  days: readonly CoveredDay[]
  worst: ClaimPeriod
}

function ClaimForm({ policy, days, worst, types, period: chosen, onPeriod }: ClaimFormProps) {
  const t = useTranslations('policies').filing
  const messageOf = useClaimMessage()
  const { now } = useDesignSystem()
  const heading = useId()
  const period = chosen === undefined ? worst : chosen
  const claim = period && claimOf(days, period, policy.coverage_amount ?? null)
  const type = types.state === 'ready' ? types.value.find(({ uuid }) => uuid === policy.insurance_type_uuid) : undefined
  const problem =
    period === null || claim === null
      ? t.nothing()
      : isZero(claim.loss)
        ? t.gained()
        : claim.fileBy < now()
          ? t.late({ count: claimDays.open })
          : null
  const message = period && claim && problem === null ? messageOf(policy, period, claim) : null
  return (
    <CardGrid>
      <CardGridItem span={8} narrow={7}>
        <Days days={days} period={period} onPeriod={onPeriod} />
      </CardGridItem>
      <CardGridItem span={4} narrow={5}>
        {/* As high as its content, and in view while the days are chosen. */}
        <div>
          <Box sx={{ position: 'sticky', top: 20 }}>
            <Section title={t.yours()}>
              <Stack spacing={4}>
                {problem !== null || !period || !claim || !message ? (
                  <Notice severity="plain" role="status">
                    {problem}
                  </Notice>
                ) : (
                  <>
                    <ClaimFacts policy={policy} type={type} period={period} claim={claim} />
                    <HandOver message={message} claim={claim} />
                  </>
                )}
              </Stack>
            </Section>
          </Box>
        </div>
      </CardGridItem>
      {message && (
        <CardGridItem span={8} narrow={7}>
          <Card variant="sunken" aria-labelledby={heading}>
            <Typography component="h2" variant="h5" id={heading} sx={{ mb: 4 }}>
              {t.message()}
            </Typography>
            <Typography component="div" variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {message.text}
            </Typography>
          </Card>
        </CardGridItem>
      )}
    </CardGrid>
  )
}

/** The covered days with what their deals brought, newest first. */
function Days({
  days,
  period,
  onPeriod,
}: { days: readonly CoveredDay[]; period: ClaimPeriod | null } & Pick<ClaimScreenProps, 'onPeriod'>) {
  const t = useTranslations('policies').filing
  const format = useFormat()
  const { now } = useDesignSystem()
  const recent = days.filter((day, at) => at < FIRST && isInTime(day, now()))
  const [all, setAll] = useState(false)
  // A chosen day is never out of sight.
  const shown = all ? days : days.filter((day, at) => at < recent.length || (period !== null && day.date >= period.from))
  const scale = shown.reduce((widest, { net }) => max(widest, abs(net)), '0')
  return (
    <Section title={t.days()}>
      <Typography component="p" variant="body2" color="textSecondary" sx={{ mb: 3, maxWidth: '64ch' }}>
        {t.lead()}
      </Typography>
      <RowList>
        {shown.map(({ date, net, deals }) => (
          <ListRow key={date}>
            {/* Enlarged text puts the figures below the date before it would split the year. */}
            <Box className="words" sx={{ '&.words': { flexBasis: '6rem' } }}>
              <Checkbox
                name={date}
                label={`${format.weekday(date)}, ${format.calendarDay(date)}`}
                checked={period !== null && period.from <= date && date <= period.until}
                onChange={() => onPeriod(toggleDay(days, period, date))}
              />
            </Box>
            {/* The days on one scale, whose end is the largest result. */}
            <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: '0 1 200px', mx: 2 }}>
              <DivergingBar value={net} range={scale} fill />
            </Box>
            <Box className="figures" sx={{ '&.figures': { minWidth: { sm: 112 } } }}>
              <Money value={net} unit="USDT" result even hidden={false} />
              <Typography variant="caption" color="textSecondary">
                {t.deals({ count: deals.length })}
              </Typography>
            </Box>
          </ListRow>
        ))}
      </RowList>
      {shown.length < days.length && (
        <Box sx={{ mt: 3 }}>
          <Button variant="soft" size="small" onClick={() => setAll(true)}>
            {t.earlier()}
          </Button>
        </Box>
      )}
    </Section>
  )
}
