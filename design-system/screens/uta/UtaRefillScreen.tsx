import type { BalanceList, Preferences, UtaBalance, UtaDelegationRequest, UtaSubscriptionList } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import { add, isZero } from '../../lib/money.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import type { Transfer } from '../../lib/transfer.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Card } from '../../components/Section.tsx'
import { Stepper } from '../../components/Stepper.tsx'
import { BlockedArt } from '../../components/illustrations/BlockedArt.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { StepperSlot } from './StepperSlot.ts'
import { TransferForm } from './TransferForm.tsx'
import { MoveFacts } from './MoveSummary.tsx'
import { MoveSkeleton } from './skeletons.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { TransferCard } from './TransferCard.tsx'
import { TransferSummary } from './TransferSummary.tsx'

type Href = string | null

export interface UtaRefillScreenProps extends ReviewSteps {
  /** Available amounts, which limit what can be moved to UTA. */
  balances: Loadable<BalanceList>
  /** Fees, as the operator set them. */
  preferences: Loadable<Preferences>
  /** What is in UTA already, and how much the subscription still admits. */
  uta: Loadable<UtaBalance>
  /** The last subscription is the active one. */
  subscriptions: Loadable<UtaSubscriptionList>
  /** The amount that the form starts with, a decimal string: from the address. */
  suggested?: string | null
  /** State of sending the order. */
  submission: Submission
  /** What is known about the money if the answer was lost; locks the form until it is clear. */
  outcome: Outcome
  /** Sends the reviewed order: amount, and the token that pays the fee. */
  onRefill: (request: UtaDelegationRequest) => void
  /** The refill in progress; `null` if there is none. */
  transfer: Transfer | null
  /** UTA, plans, deposits, transactions and support; `null` hides what is switched off. */
  links: {
    uta: Href
    subscribe: Href
    assetsRefill: Href
    transactions: Href
    transaction: (id: string) => string
    support: Href
  }
}

type Means = readonly [BalanceList, Preferences, UtaBalance, UtaSubscriptionList]

/** Moves USDT from the assets into UTA: amount, review, and progress until it has arrived. */
export function UtaRefillScreen(props: UtaRefillScreenProps) {
  const { balances, preferences, uta, subscriptions, submission, outcome, transfer, links, step, onReview, onEdit } = props
  const hidden = useAmountsHidden()
  const t = useTranslations('utaRefill')
  const format = useFormat()
  const steps = [t.steps.amount(), t.steps.check(), t.steps.transfer()]
  const means = joinLoadables<Means>(balances, preferences, uta, subscriptions)

  if (transfer)
    return (
      <Page>
        <StepperSlot>
          <Stepper steps={steps} current={transfer.phase === 'done' ? 3 : 2} />
        </StepperSlot>
        <Grid>
          <Cell span={7}>
            <TransferCard transfer={transfer} links={links} />
          </Cell>
          <Cell span={5}>
            <TransferSummary delegation={transfer.delegation} />
          </Cell>
        </Grid>
      </Page>
    )

  return (
    <Page>
      {means.state === 'loading' && (
        <StepperSlot>
          <Stepper steps={steps} current={0} />
        </StepperSlot>
      )}
      <LoadableView from={means} failed={t.notLoaded()} safe={t.safe()} card skeleton={<MoveSkeleton />}>
        {([assets, prices, own, { plans, data: bought }], fresh) => {
          const available = assets.data.find(({ token }) => token === 'USDT')?.available ?? '0'
          const after = (amount: string, fee: Fee) => add(own.balance, netOf(amount, 'USDT', fee))
          const balanceAfter = (amount: string, fee: Fee) => (
            <Typography component="p" variant="caption" color="textSecondary">
              {t.summary.after({ amount: hidden ? `${format.hidden} USDT` : format.money(after(amount, fee), 'USDT') })}
            </Typography>
          )
          if (!bought.at(-1)?.is_active)
            return (
              <Card>
                <EmptyState
                  title={t.noSubscription.title()}
                  illustration={<BlockedArt width={200} />}
                  action={
                    links.subscribe && (
                      <Button variant="soft" href={links.subscribe}>
                        {t.noSubscription.action()}
                      </Button>
                    )
                  }
                >
                  {t.noSubscription.text()}
                </EmptyState>
              </Card>
            )
          if (isZero(available) && outcome.state === 'none')
            return (
              <Card>
                <EmptyState
                  title={t.noMoney.title()}
                  illustration={<EmptyArt width={200} />}
                  action={
                    links.assetsRefill && (
                      <Button variant="soft" href={links.assetsRefill}>
                        {t.noMoney.action()}
                      </Button>
                    )
                  }
                >
                  {t.noMoney.text()}
                </EmptyState>
              </Card>
            )
          const minimum = plans?.find(({ id }) => id === bought.at(-1)?.plan_id)?.minimum_refill
          return (
            <TransferForm
              steps={steps}
              step={step}
              onReview={onReview}
              onEdit={onEdit}
              words={t}
              fresh={fresh}
              available={available}
              {...(minimum !== undefined && { minimum })}
              balances={assets}
              preferences={prices}
              submission={submission}
              outcome={outcome}
              draft="utaRefill"
              suggested={props.suggested ? { amount: props.suggested, hint: t.suggested() } : null}
              links={links}
              onConfirm={props.onRefill}
              summary={(amount, fee) => (
                <SummaryCard title={t.summary.title()} fresh={fresh}>
                  <MoveFacts
                    amount={amount}
                    token="USDT"
                    fee={fee}
                    words={t.summary}
                    more={[{ name: t.summary.arrives(), value: t.summary.minute() }]}
                    hidden={false}
                  />
                  {balanceAfter(amount, fee)}
                </SummaryCard>
              )}
              check={(amount, fee) => (
                <>
                  <MoveFacts amount={amount} token="USDT" fee={fee} words={t.summary} hidden={false} />
                  {prices.withdraw_delay > 0 && <Notice tone="plain">{t.check.back({ count: prices.withdraw_delay })}</Notice>}
                </>
              )}
              ahead={balanceAfter}
            />
          )
        }}
      </LoadableView>
    </Page>
  )
}
