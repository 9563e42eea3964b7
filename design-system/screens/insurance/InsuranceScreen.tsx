import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react'
import ShieldIcon from '@phosphor-icons/core/regular/shield.svg?react'
import ShieldSlashFillIcon from '@phosphor-icons/core/fill/shield-slash-fill.svg?react'
import { styled } from '@mui/material/styles'
import type { InsuranceType, UserInsurance, UtaBalance } from '#sdk'
import { instant } from '../../lib/dates.ts'
import { activePolicy, claimDays, earlierPolicies, endOf } from '../../lib/insurance.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { CalendarEdge } from '../../components/brand/CalendarEdge.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { PolicyCard } from './PolicyCard.tsx'
import { TypeCards } from './TypeCards.tsx'
import { PolicySkeleton, TypesSkeleton } from './skeletons.tsx'

type Href = string | null

export interface InsuranceScreenProps {
  /** Newest first; one of them may be active. */
  insurances: Loadable<UserInsurance[]>
  /** Policies on offer, for users without an active one. */
  types: Loadable<InsuranceType[]>
  /** What the user has in UTA, that is, what a policy would cover. */
  uta: Loadable<UtaBalance>
  /** Explanation, terms, buying a policy, the support, and filing a claim. */
  links: {
    info: Href
    terms: Href
    /** Link to buying a type. */
    register: (uuid: string) => Href
    support: Href
    /** The claim under a policy; `null`: there is none to claim under. */
    claim: Href
  }
}

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  flex: 1,
  '& > li': { display: 'flex', gap: 12, alignItems: 'flex-start', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > li > b': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.primary,
    ...theme.typography.micro,
  },
}))

const Happens = styled(Section)({ display: 'flex', flexDirection: 'column' })
const furtherLinks = {
  mt: 5,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, textDecorationLine: 'none' },
}

/** What happens after a loss, in three steps. */
function ClaimSteps({ insurances, links }: Pick<InsuranceScreenProps, 'insurances' | 'links'>) {
  const t = useTranslations('policies')
  return (
    <Happens title={t.happens.title()}>
      <Steps>
        {[t.happens.open({ count: claimDays.open }), t.happens.check(), t.happens.paid()].map((step, at) => (
          <li key={step}>
            <b aria-hidden="true">{at + 1}</b>
            {step}
          </li>
        ))}
      </Steps>
      <Box sx={{ mt: 5, '&:empty': { display: 'none' } }}>
        {insurances.state === 'loading' && <Skeleton height={44} />}
        {links.claim !== null && (
          <Button variant="soft" href={links.claim} fullWidth>
            {t.happens.file()}
          </Button>
        )}
      </Box>
      <Stack sx={furtherLinks}>
        {links.terms !== null && (
          <TextLink href={links.terms}>
            {t.happens.terms()}
            <ArrowRightIcon width={18} height={18} aria-hidden="true" />
          </TextLink>
        )}
        {links.support !== null && <TextLink href={links.support}>{t.support()}</TextLink>}
        {links.info !== null && (
          <TextLink href={links.info}>
            {t.info()}
            <ArrowRightIcon width={18} height={18} aria-hidden="true" />
          </TextLink>
        )}
      </Stack>
    </Happens>
  )
}

/** The last policy, which is no longer active. */
function StoppedPolicy({ policy }: { policy: UserInsurance }) {
  const t = useTranslations('policies')
  const format = useFormat()
  const { starts_at, ends_at } = policy
  const name = policy.name ?? t.unnamed()
  const until = endOf(policy)
  return (
    <Section title={t.stoppedTitle()} aside={<StatusChip icon={<ShieldSlashFillIcon aria-hidden="true" />}>{t.stopped()}</StatusChip>}>
      <Typography component="p" color="textSecondary">
        {until === null ? t.stoppedOpen({ name }) : t.stoppedText({ name, date: format.longDay(until) })}
      </Typography>
      {starts_at !== undefined && ends_at !== undefined && (
        <Box sx={{ mt: 5 }}>
          <CalendarEdge
            from={starts_at}
            until={ends_at}
            label={t.stoppedCalendar({ from: format.longDay(starts_at), until: format.longDay(until ?? ends_at) })}
            stopped
            tone="past"
          />
        </Box>
      )}
    </Section>
  )
}

function NoPolicyYet({ info }: { info: Href }) {
  const t = useTranslations('policies')
  const action = info !== null && (
    <Button variant="soft" href={info}>
      {t.info()}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t.noneTitle()} illustration={<EmptyArt width={200} />} action={action}>
        {t.noneText()}
      </EmptyState>
    </Card>
  )
}

function NothingOnOffer({ support }: { support: Href }) {
  const t = useTranslations('policies')
  const action = support !== null && (
    <Button variant="soft" href={support}>
      {t.support()}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t.noTypes()} level={3} action={action}>
        {t.noTypesText()}
      </EmptyState>
    </Card>
  )
}

function EarlierPolicies({ policies }: { policies: readonly UserInsurance[] }) {
  const t = useTranslations('policies')
  const format = useFormat()
  const period = (policy: UserInsurance) => {
    const until = endOf(policy)
    if (until === null) return null
    const { starts_at } = policy
    if (starts_at === undefined) return format.day(until)
    // A period that does not fit on one line breaks between its days, not inside one.
    const whole = (day: string) => day.replaceAll(' ', '\u00a0')
    return t.period({ from: whole(format.day(starts_at, instant(until))), until: whole(format.day(until)) })
  }
  return (
    <Section title={t.earlier()}>
      <RowList>
        {policies.map((policy, at) => (
          <ListRow key={policy.id ?? at}>
            <IconDisc>
              <ShieldIcon />
            </IconDisc>
            <div className="words">
              <Typography variant="subtitle1">{policy.name ?? t.unnamed()}</Typography>
              <Typography variant="caption" color="textSecondary">
                {period(policy)}
              </Typography>
            </div>
            <div className="figures">
              <StatusChip icon={<ShieldSlashFillIcon aria-hidden="true" />}>{t.stopped()}</StatusChip>
            </div>
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}

/** The user's insurance: current or last policy, types on offer, earlier policies. */
export function InsuranceScreen({ insurances, types, uta, links }: InsuranceScreenProps) {
  const t = useTranslations('policies')
  const offered = types.state === 'ready' ? types.value : []
  const own = insurances.state === 'ready' ? activePolicy(insurances.value) : undefined
  const earlier = insurances.state === 'ready' ? earlierPolicies(insurances.value) : []

  const present = (list: UserInsurance[]) => {
    const running = activePolicy(list)
    const last = earlierPolicies(list)[0]
    if (!running) return last ? <StoppedPolicy policy={last} /> : <NoPolicyYet info={links.info} />
    const type = offered.find(({ uuid }) => uuid === running.insurance_type_uuid)
    return <PolicyCard policy={running} type={type} uta={uta} fresh={freshnessOf(insurances, uta)} />
  }

  return (
    <PageStack>
      <CardGrid>
        <CardGridItem span={8} narrow={12}>
          <LoadableView
            from={insurances}
            skeleton={<PolicySkeleton />}
            failed={t.failed()}
            safe={t.safe()}
            illustration={<ErrorArt width={200} />}
            card
          >
            {present}
          </LoadableView>
        </CardGridItem>
        <CardGridItem span={4} narrow={12}>
          <ClaimSteps insurances={insurances} links={links} />
        </CardGridItem>
      </CardGrid>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 }}>
        <Typography component="h2" variant="h4">
          {t.all()}
        </Typography>
        {offered.length > 0 && <LastUpdated {...freshnessOf(types)} />}
      </Stack>
      <LoadableView from={types} skeleton={<TypesSkeleton />} failed={t.allFailed()} safe={t.safe()} card>
        {(list) =>
          list.length === 0 ? (
            <NothingOnOffer support={links.support} />
          ) : (
            <TypeCards types={list} own={own?.insurance_type_uuid ?? null} href={links.register} />
          )
        }
      </LoadableView>
      {earlier.length > 0 && <EarlierPolicies policies={earlier} />}
    </PageStack>
  )
}
