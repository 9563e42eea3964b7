import type { BalanceList, Preferences, UtaBalance, UtaDelegationRequest, UtaSubscriptionList } from '#sdk'
import type { Draft } from '../../forms/draft.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import { add, compare, isZero } from '../../lib/money.ts'
import type { Submission } from '../../lib/submission.ts'
import type { Transfer } from '../../lib/transfer.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Card } from '../../parts/Section.tsx'
import { Stepper } from '../../parts/Stepper.tsx'
import { BlockedArt } from '../../parts/illustrations/BlockedArt.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Steps } from './FlowGrid.ts'
import { MoveForm } from './MoveForm.tsx'
import { MoveFacts } from './MoveSummary.tsx'
import { MoveSkeleton } from './skeletons.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { TransferCard } from './TransferCard.tsx'
import { TransferSummary } from './TransferSummary.tsx'
import { useMoveSteps } from './useMoveSteps.ts'

type Href = string | null

export interface UtaRefillScreenProps {
  balances: Loadable<BalanceList>
  preferences: Loadable<Preferences>
  uta: Loadable<UtaBalance>
  /** The last subscription is the active one. */
  subscriptions: Loadable<UtaSubscriptionList>
  submission: Submission
  outcome: Outcome
  onRefill: (request: UtaDelegationRequest) => void
  draft?: Draft
  /** The one on its way; `null` while there is none. */
  transfer: Transfer | null
  /** Amounts as ••••. */
  hidden: boolean
  links: {
    uta: Href
    subscribe: Href
    assetsRefill: Href
    transactions: Href
    transaction: (id: string) => string
    help: Href
  }
}

type Means = readonly [BalanceList, Preferences, UtaBalance, UtaSubscriptionList]

/** USDT from the assets into UTA: amount, a second look, and the way of the money until it has arrived. */
export function UtaRefillScreen(props: UtaRefillScreenProps) {
  const { balances, preferences, uta, subscriptions, submission, outcome, transfer, hidden, links } = props
  const t = useText('utaRefill')
  const format = useFormat()
  const steps = useMoveSteps(submission, transfer !== null)
  const means = joinLoadables<Means>(balances, preferences, uta, subscriptions)
  const stepper = (step: number) => (
    <Steps>
      <Stepper steps={[t.steps.amount(), t.steps.check(), t.steps.transfer()]} current={step} />
    </Steps>
  )

  if (transfer)
    return (
      <Page>
        {stepper(transfer.phase === 'done' ? 3 : 2)}
        <Grid>
          <Cell span={7}>
            <TransferCard transfer={transfer} hidden={hidden} links={links} />
          </Cell>
          <Cell span={5}>
            <TransferSummary delegation={transfer.delegation} hidden={hidden} />
          </Cell>
        </Grid>
      </Page>
    )

  return (
    <Page>
      {stepper(steps.checking ? 1 : 0)}
      <Loaded from={means} failed={t.notLoaded()} safe={t.safe()} card skeleton={<MoveSkeleton />}>
        {([assets, prices, own, { plans, data: bought }], fresh) => {
          const available = assets.data.find(({ token }) => token === 'USDT')?.available ?? '0'
          const after = (amount: string, fee: Fee) => add(own.balance, netOf(amount, 'USDT', fee))
          const balanceAfter = (amount: string, fee: Fee) => (
            <Text as="p" variant="caption" tone="secondary">
              {t.summary.after({ amount: hidden ? `${format.hidden} USDT` : format.money(after(amount, fee), 'USDT') })}
            </Text>
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
          const minimum = plans.find(({ id }) => id === bought.at(-1)?.plan_id)?.minimum_refill ?? '0'
          return (
            <MoveForm
              steps={steps}
              words={t}
              fresh={fresh}
              available={available}
              balances={assets}
              preferences={prices}
              submission={submission}
              outcome={outcome}
              draft={props.draft}
              links={links}
              onConfirm={props.onRefill}
              note={(amount, fee) =>
                !isZero(amount) &&
                compare(after(amount, fee), minimum) < 0 && (
                  <Notice tone="info">{t.minimum({ amount: format.money(minimum, 'USDT', { minimum: 0 }) })}</Notice>
                )
              }
              summary={(amount, fee) => (
                <SummaryCard title={t.summary.title()} fresh={fresh}>
                  <MoveFacts
                    amount={amount}
                    token="USDT"
                    fee={fee}
                    words={t.summary}
                    more={[{ name: t.summary.arrives(), value: t.summary.minute() }]}
                  />
                  {balanceAfter(amount, fee)}
                </SummaryCard>
              )}
              check={(amount, fee) => (
                <>
                  <MoveFacts amount={amount} token="USDT" fee={fee} words={t.summary} />
                  {prices.withdraw_delay > 0 && <Notice tone="plain">{t.check.back({ count: prices.withdraw_delay })}</Notice>}
                </>
              )}
              ahead={balanceAfter}
            />
          )
        }}
      </Loaded>
    </Page>
  )
}
