import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { BalanceList, UtaSubscription, UtaSubscriptionList } from '#sdk'
import { useDraftState } from '../../forms/useDraft.ts'
import { instant } from '../../lib/dates.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { termOf } from '../../lib/subscription.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { UnknownOutcome } from '../../components/feedback/UnknownOutcome.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { SuccessArt } from '../../components/illustrations/SuccessArt.tsx'
import { useLostFocus } from '../../components/utils/useLostFocus.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { PayBar } from './PayBar.tsx'
import { PlanCards } from './PlanCards.tsx'
import { FlowSkeleton } from './skeletons.tsx'

type Href = string | null

export interface UtaSubscribeScreenProps extends ReviewSteps {
  /** Plans on offer, and purchases: the last one is active. */
  subscriptions: Loadable<UtaSubscriptionList>
  /** Available amounts, which must cover the plan's price. */
  balances: Loadable<BalanceList>
  /** State of sending the order. */
  submission: Submission
  /** What is known about the money if the answer was lost; locks the plans until it is clear. */
  outcome: Outcome
  /** Buys the reviewed plan. */
  onSubscribe: (plan_id: string) => void
  /** The subscription just bought; `null` otherwise. */
  bought: UtaSubscription | null
  /** UTA, moving money to it, deposits, transactions and support; `null` hides what is switched off. */
  links: { uta: Href; utaRefill: Href; assetsRefill: Href; transactions: Href; support: Href }
}

const Lead = styled(Typography)({ maxWidth: '64ch' }) as typeof Typography
function Bought({ subscription, links }: { subscription: UtaSubscription; links: UtaSubscribeScreenProps['links'] }) {
  const t = useTranslations('utaSubscribe').done
  const format = useFormat()
  const heading = useLostFocus()
  const { plan_name, ends_at, price_amount, price_token } = subscription
  return (
    <Card>
      <EmptyState
        title={t.title({ name: plan_name ?? 'UTA' })}
        headingRef={heading}
        illustration={<SuccessArt width={200} />}
        action={
          <>
            {links.utaRefill && <Button href={links.utaRefill}>{t.refill()}</Button>}
            {links.uta && (
              <Button variant="soft" href={links.uta}>
                {t.open()}
              </Button>
            )}
          </>
        }
      >
        {ends_at !== undefined &&
          price_amount !== undefined &&
          price_token !== undefined &&
          t.text({ day: format.longDay(ends_at), price: format.money(price_amount, price_token, { whole: true }) })}
      </EmptyState>
    </Card>
  )
}

type PlanChoiceProps = {
  list: UtaSubscriptionList
  balances: BalanceList
  fresh: Freshness
  screen: UtaSubscribeScreenProps
  /** Id of the chosen plan; empty until one is chosen. */
  chosen: string
  onChoose: (plan: string) => void
}

/** The plans on offer, the subscription that runs now, and the price of the chosen one. */
function PlanChoice({ list, balances, fresh, screen, chosen, onChoose }: PlanChoiceProps) {
  const t = useTranslations('utaSubscribe')
  const format = useFormat()
  const { now } = useDesignSystem()
  const { submission } = screen
  const { plans = [], data } = list
  const term = termOf(data, now())
  const runs = term && term.state !== 'ended' ? term : null
  const name = runs?.subscription.plan_name ?? 'UTA'
  const plan = plans.find(({ id }) => id === (chosen || term?.subscription.plan_id)) ?? plans[Math.min(1, plans.length - 1)]
  if (!plan)
    return (
      <Card>
        <EmptyState title={t.none()} illustration={<EmptyArt width={200} />}>
          {t.noneText()}
        </EmptyState>
      </Card>
    )
  return (
    <>
      {runs && (
        <Notice severity="info">
          {runs.span === null ? t.runsOpen({ name }) : t.runs({ name, day: format.longDay(instant(runs.span.until), now()) })}
        </Notice>
      )}
      <PlanCards
        plans={plans}
        current={runs?.subscription.plan_id ?? null}
        value={plan.id}
        onChange={onChoose}
        locked={submission.busy || submission.problem?.kind === 'unknown-outcome'}
      />
      <PayBar plan={plan} list={list} balances={balances} fresh={fresh} screen={screen} chosen={chosen} onChoose={onChoose} />
    </>
  )
}

/** The plans of UTA: choose one, compare its price with the balance, review and buy. */
export function UtaSubscribeScreen(props: UtaSubscribeScreenProps) {
  const { subscriptions, balances, outcome, bought, links } = props
  const t = useTranslations('utaSubscribe')
  const [{ plan: chosen }, choose] = useDraftState('utaSubscribe', { plan: '' })

  if (bought)
    return (
      <PageStack>
        <Box sx={centred}>
          <Bought subscription={bought} links={links} />
        </Box>
      </PageStack>
    )

  return (
    <PageStack>
      <Lead component="p" color="textSecondary">
        {t.lead()}
      </Lead>
      {outcome.state !== 'none' && <UnknownOutcome outcome={outcome} links={links} />}
      <LoadableView
        from={joinLoadables<[UtaSubscriptionList, BalanceList]>(subscriptions, balances)}
        failed={t.failed()}
        safe={t.safe()}
        card
        skeleton={
          <CardGrid>
            {[0, 1, 2].map((at) => (
              <CardGridItem key={at} span={4}>
                <FlowSkeleton />
              </CardGridItem>
            ))}
          </CardGrid>
        }
      >
        {([list, own], fresh) => (
          <PlanChoice list={list} balances={own} fresh={fresh} screen={props} chosen={chosen} onChoose={(plan) => choose({ plan })} />
        )}
      </LoadableView>
    </PageStack>
  )
}
