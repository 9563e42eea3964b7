import { styled } from '@mui/material/styles'
import type { BalanceList, UtaPlan, UtaSubscription, UtaSubscriptionList } from '#sdk'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDraftState } from '../../forms/useDraft.ts'
import { useReviewed } from '../../forms/useReviewed.ts'
import { instant } from '../../lib/dates.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { compare, sub } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { endOf, termOf } from '../../lib/subscription.ts'
import { LastUpdated } from '../../components/LastUpdated.tsx'
import { Button } from '../../components/Button.tsx'
import { LazyDialog } from '../../components/LazyDialog.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Money } from '../../components/Money.tsx'
import { Notice } from '../../components/Notice.tsx'
import { phone, tabularText } from '../../theme/mixins.ts'
import { Card } from '../../components/Section.tsx'
import Typography from '@mui/material/Typography'
import { UnknownOutcome } from '../../components/UnknownOutcome.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { SuccessArt } from '../../components/illustrations/SuccessArt.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
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
const Bar = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  '& > .words': { display: 'flex', flexDirection: 'column', flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .left': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  [phone]: { '& > a, & > button': { flex: '1 1 100%' } },
})

type Ready = { list: UtaSubscriptionList; balances: BalanceList; fresh: Freshness }

/** Price of the chosen plan, remaining balance, and the button; stays visible below the plans. */
function PayBar({ plan, list, balances, fresh, screen }: Ready & { plan: UtaPlan; screen: UtaSubscribeScreenProps }) {
  const t = useTranslations('utaSubscribe')
  const format = useFormat()
  const { now } = useDesignSystem()
  const { submission, links, onEdit, onSubscribe } = screen
  const hidden = useAmountsHidden()
  const { review, reviewedOf } = useReviewed<{ plan: string }>(screen)
  const values = { plan: plan.id }
  const { price_amount, price_token } = plan
  const available = balances.data.find(({ token }) => token === price_token)?.available ?? '0'
  const enough = compare(available, price_amount) >= 0
  const ends = endOf(plan, list.data, now())
  const price = format.money(price_amount, price_token, { decimals: 2 })
  const left = (value: string) => (hidden ? `${format.hidden} ${price_token}` : format.money(value, price_token, { minimum: 2 }))
  const term = termOf(list.data, now())
  const runs = term && term.state !== 'ended' ? term : null
  const unknown = submission.problem?.kind === 'unknown-outcome'

  return (
    <>
      <Bar component="div">
        <span className="words">
          <Typography variant="subtitle1">{t.until({ name: plan.name, day: format.day(ends) })}</Typography>
          <span className="left">
            <Typography variant="caption" color="textSecondary" sx={tabularText}>
              {enough ? t.after({ amount: left(sub(available, price_amount)) }) : t.short({ amount: left(sub(price_amount, available)) })}
            </Typography>
            <LastUpdated {...fresh} />
          </span>
        </span>
        {enough || unknown ? (
          <Button size="large" disabled={unknown} busy={submission.busy} onClick={() => review(values, values)}>
            {t.pay({ price })}
          </Button>
        ) : (
          links.assetsRefill && (
            <Button size="large" href={links.assetsRefill}>
              {t.refill({ token: price_token })}
            </Button>
          )
        )}
      </Bar>
      {reviewedOf(values) && (
        <LazyDialog
          title={runs ? t.ask.extend({ price }) : t.ask.title({ price })}
          onClose={onEdit}
          busy={submission.busy}
          actions={
            <>
              <Button variant="soft" onClick={onEdit} disabled={submission.busy}>
                {t.ask.cancel()}
              </Button>
              <Button onClick={() => onSubscribe(plan.id)} busy={submission.busy}>
                {t.pay({ price })}
              </Button>
            </>
          }
        >
          <DescriptionList
            items={[
              { name: t.ask.plan(), value: plan.name },
              { name: t.ask.begins(), value: runs === null ? t.ask.atOnce() : runs.span === null ? null : format.day(runs.span.until) },
              { name: t.ask.ends(), value: format.day(ends) },
              { name: t.ask.balance(), value: left(sub(available, price_amount)) },
              { name: t.ask.price(), sum: true, value: <Money value={price_amount} unit={price_token} exact minimum={2} hidden={false} /> },
            ]}
          />
          <Typography component="p" variant="body2" color="textSecondary">
            {t.ask.consequence()}
          </Typography>
        </LazyDialog>
      )}
    </>
  )
}

/** The plans of UTA: choose one, compare its price with the balance, review and buy. */
export function UtaSubscribeScreen(props: UtaSubscribeScreenProps) {
  const { subscriptions, balances, submission, outcome, bought, links } = props
  const t = useTranslations('utaSubscribe')
  const format = useFormat()
  const { now } = useDesignSystem()
  const [{ plan: chosen }, choose] = useDraftState('utaSubscribe', { plan: '' })

  if (bought)
    return (
      <Page>
        <Card>
          <EmptyState
            title={t.done.title({ name: bought.plan_name ?? 'UTA' })}
            illustration={<SuccessArt width={200} />}
            action={
              <>
                {links.utaRefill && <Button href={links.utaRefill}>{t.done.refill()}</Button>}
                {links.uta && (
                  <Button variant="soft" href={links.uta}>
                    {t.done.open()}
                  </Button>
                )}
                {links.transactions && (
                  <Button variant="text" href={links.transactions}>
                    {t.done.transactions()}
                  </Button>
                )}
              </>
            }
          >
            {bought.ends_at !== undefined &&
              bought.price_amount !== undefined &&
              bought.price_token !== undefined &&
              t.done.text({
                day: format.longDay(bought.ends_at),
                price: format.money(bought.price_amount, bought.price_token, { minimum: 2 }),
              })}
          </EmptyState>
        </Card>
      </Page>
    )

  return (
    <Page>
      <Lead component="p" color="textSecondary">
        {t.lead()}
      </Lead>
      {outcome.state !== 'none' ? (
        <UnknownOutcome outcome={outcome} links={links} />
      ) : (
        submission.problem && <FormProblem problem={submission.problem} leftover={Object.values(submission.fields ?? {}).flat()} />
      )}
      <LoadableView
        from={joinLoadables<[UtaSubscriptionList, BalanceList]>(subscriptions, balances)}
        failed={t.failed()}
        safe={t.safe()}
        card
        skeleton={
          <Grid>
            {[0, 1, 2].map((at) => (
              <Cell key={at} span={4}>
                <FlowSkeleton />
              </Cell>
            ))}
          </Grid>
        }
      >
        {([list, own], fresh) => {
          const { plans = [], data } = list
          if (plans.length === 0)
            return (
              <Card>
                <EmptyState title={t.none()} illustration={<EmptyArt width={200} />}>
                  {t.noneText()}
                </EmptyState>
              </Card>
            )
          const term = termOf(data, now())
          const runs = term && term.state !== 'ended' ? term : null
          const plan = plans.find(({ id }) => id === (chosen || term?.subscription.plan_id)) ?? plans[Math.min(1, plans.length - 1)]!
          return (
            <>
              {runs && (
                <Notice tone="info">
                  {runs.span === null
                    ? t.runsOpen({ name: runs.subscription.plan_name ?? 'UTA' })
                    : t.runs({ name: runs.subscription.plan_name ?? 'UTA', day: format.longDay(instant(runs.span.until), now()) })}
                </Notice>
              )}
              <PlanCards
                plans={plans}
                current={runs?.subscription.plan_id ?? null}
                value={plan.id}
                onChange={(plan) => choose({ plan })}
                locked={submission.busy || submission.problem?.kind === 'unknown-outcome'}
              />
              <PayBar plan={plan} list={list} balances={own} fresh={fresh} screen={props} />
            </>
          )
        }}
      </LoadableView>
    </Page>
  )
}
