import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { ShieldIcon } from '@phosphor-icons/react/dist/csr/Shield'
import { ShieldSlashIcon } from '@phosphor-icons/react/dist/csr/ShieldSlash'
import { styled } from '@mui/material/styles'
import type { InsuranceType, UserInsurance, UtaBalance } from '#sdk'
import { instant } from '../../lib/dates.ts'
import { activePolicy, claimDays, earlierPolicies, endOf } from '../../lib/insurance.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { Button } from '../../parts/Button.tsx'
import { CalendarEdge } from '../../parts/CalendarEdge.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { IconDisc } from '../../parts/IconDisc.tsx'
import { List, ListRow } from '../../parts/ListRow.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card, Section } from '../../parts/Section.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { ErrorArt } from '../../parts/illustrations/ErrorArt.tsx'
import { paint } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { PolicyCard } from './PolicyCard.tsx'
import { TypeCards } from './TypeCards.tsx'
import { PolicySkeleton, TypesSkeleton } from './skeletons.tsx'

type Href = string | null

export interface InsuranceScreenProps {
  /** Newest first; one of them may be active. */
  insurances: Loadable<UserInsurance[]>
  types: Loadable<InsuranceType[]>
  uta: Loadable<UtaBalance>
  hidden: boolean
  links: {
    info: Href
    terms: Href
    /** Where a type is taken out. */
    register: (uuid: string) => Href
    help: Href
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
  '& > li': { display: 'flex', gap: 12, alignItems: 'flex-start', ...theme.typography.body2, color: paint(theme).text.secondary },
  '& > li > b': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    backgroundColor: paint(theme).surface.sunken,
    color: paint(theme).text.primary,
    ...theme.typography.micro,
  },
}))

const Happens = styled(Section)({ display: 'flex', flexDirection: 'column' })
const Links = styled('p')({
  margin: '20px 0 0',
  display: 'flex',
  flexDirection: 'column',
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, textDecorationLine: 'none' },
})
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' })
const Stopped = styled('div')({ marginTop: 20 })

/** One's own insurance: the policy that runs or ran, what can be taken out, what was before. */
export function InsuranceScreen({ insurances, types, uta, hidden, links }: InsuranceScreenProps) {
  const t = useText('policies')
  const format = useFormat()
  const offered = types.state === 'ready' ? types.value : []

  const state = (list: UserInsurance[]) => {
    const running = activePolicy(list)
    if (running)
      return (
        <PolicyCard
          policy={running}
          type={offered.find(({ uuid }) => uuid === running.insurance_type_uuid)}
          uta={uta}
          hidden={hidden}
          fresh={freshnessOf(insurances, uta)}
        />
      )
    const last = earlierPolicies(list)[0]
    const info = links.info !== null && (
      <Button variant="soft" href={links.info}>
        {t.info()}
      </Button>
    )
    if (!last)
      return (
        <Card>
          <EmptyState title={t.noneTitle()} illustration={<EmptyArt width={200} />} action={info}>
            {t.noneText()}
          </EmptyState>
        </Card>
      )
    const dates = { from: format.longDay(last.starts_at), until: format.longDay(endOf(last)) }
    return (
      <Section
        title={t.stoppedTitle()}
        aside={<StatusChip icon={<ShieldSlashIcon weight="fill" aria-hidden="true" />}>{t.stopped()}</StatusChip>}
      >
        <Text as="p" tone="secondary">
          {t.stoppedText({ name: last.name, date: dates.until })}
        </Text>
        <Stopped>
          <CalendarEdge from={last.starts_at} until={last.ends_at} label={t.stoppedCalendar(dates)} stopped tone="past" />
        </Stopped>
      </Section>
    )
  }

  return (
    <Page>
      <Grid>
        <Cell span={8} narrow={12}>
          <Loaded
            from={insurances}
            skeleton={<PolicySkeleton />}
            failed={t.failed()}
            safe={t.safe()}
            illustration={<ErrorArt width={200} />}
            card
          >
            {state}
          </Loaded>
        </Cell>
        <Cell span={4} narrow={12}>
          <Happens title={t.happens.title()}>
            <Steps>
              {[t.happens.open({ count: claimDays.open }), t.happens.check(), t.happens.paid()].map((step, at) => (
                <li key={step}>
                  <b aria-hidden="true">{at + 1}</b>
                  {step}
                </li>
              ))}
            </Steps>
            <Links>
              {links.terms !== null && (
                <TextLink href={links.terms}>
                  {t.happens.terms()}
                  <ArrowRightIcon size={18} aria-hidden="true" />
                </TextLink>
              )}
              {links.info !== null && (
                <TextLink href={links.info}>
                  {t.info()}
                  <ArrowRightIcon size={18} aria-hidden="true" />
                </TextLink>
              )}
            </Links>
          </Happens>
        </Cell>
      </Grid>
      <Head>
        <Text as="h2" variant="h2">
          {t.all()}
        </Text>
        {offered.length > 0 && <AsOf {...freshnessOf(types)} />}
      </Head>
      <Loaded from={types} skeleton={<TypesSkeleton />} failed={t.allFailed()} safe={t.safe()} card>
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState
                title={t.noTypes()}
                level={3}
                action={
                  links.help !== null && (
                    <Button variant="soft" href={links.help}>
                      {t.ask()}
                    </Button>
                  )
                }
              >
                {t.noTypesText()}
              </EmptyState>
            </Card>
          ) : (
            <TypeCards
              types={list}
              own={insurances.state === 'ready' ? (activePolicy(insurances.value)?.insurance_type_uuid ?? null) : null}
              href={links.register}
            />
          )
        }
      </Loaded>
      {insurances.state === 'ready' && earlierPolicies(insurances.value).length > 0 && (
        <Section title={t.earlier()}>
          <List>
            {earlierPolicies(insurances.value).map((policy) => (
              <ListRow key={policy.id}>
                <IconDisc>
                  <ShieldIcon />
                </IconDisc>
                <div className="words">
                  <Text variant="label">{policy.name}</Text>
                  <Text variant="caption" tone="secondary">
                    {t.period({ from: format.day(policy.starts_at, instant(endOf(policy))), until: format.day(endOf(policy)) })}
                  </Text>
                </div>
                <div className="figures">
                  <StatusChip icon={<ShieldSlashIcon weight="fill" aria-hidden="true" />}>{t.stopped()}</StatusChip>
                </div>
              </ListRow>
            ))}
          </List>
        </Section>
      )}
    </Page>
  )
}
