import { useState } from 'react'
import type { BalanceList, Preferences, UtaBalance, UtaDelegationRequest, UtaSubscriptionList } from '#sdk'
import type { Draft } from '../../forms/draft.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import { feesOf } from '../../lib/fees.ts'
import { isZero } from '../../lib/money.ts'
import type { Submission } from '../../lib/submission.ts'
import type { Transfer } from '../../lib/transfer.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card } from '../../parts/Section.tsx'
import { Stepper } from '../../parts/Stepper.tsx'
import { BlockedArt } from '../../parts/illustrations/BlockedArt.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { useText } from '../../provider/reader.ts'
import { Steps } from './FlowGrid.ts'
import { RefillAmountStep } from './RefillAmountStep.tsx'
import { RefillCheckStep } from './RefillCheckStep.tsx'
import { FlowSkeleton, SummarySkeleton } from './skeletons.tsx'
import { TransferCard } from './TransferCard.tsx'
import { TransferSummary } from './TransferSummary.tsx'

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

/** Everything that the form of a move has to know. */
export type RefillMeans = readonly [BalanceList, Preferences, UtaBalance, UtaSubscriptionList]

/** USDT from the assets into UTA: amount, a second look, and the way of the money until it has arrived. */
export function UtaRefillScreen(props: UtaRefillScreenProps) {
  const { balances, preferences, uta, subscriptions, submission, outcome, transfer, links } = props
  const t = useText('utaRefill')
  const [values, setValues] = useState<UtaDelegationRequest | null>(null)
  const [checking, setChecking] = useState(false)
  // What the server refuses about a field is shown at the field.
  const { fields } = submission
  const [seen, setSeen] = useState(fields)
  if (seen !== fields) {
    setSeen(fields)
    if (fields) setChecking(false)
  }
  // A transfer that has begun ends the form that began it.
  const under = transfer !== null
  const [began, setBegan] = useState(under)
  if (began !== under) {
    setBegan(under)
    setChecking(false)
    setValues(null)
  }

  const means = joinLoadables<RefillMeans>(balances, preferences, uta, subscriptions)
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
      {stepper(checking ? 1 : 0)}
      <Loaded
        from={means}
        failed={t.notLoaded()}
        safe={t.safe()}
        card
        skeleton={
          <Grid>
            <Cell span={7}>
              <FlowSkeleton />
            </Cell>
            <Cell span={5}>
              <SummarySkeleton />
            </Cell>
          </Grid>
        }
      >
        {(loaded) => {
          const [{ data }, { matu_price, ...prices }, , { data: own }] = loaded
          const fees = feesOf({ matu_price, ...prices })
          const usdt = data.find(({ token }) => token === 'USDT')?.available ?? '0'
          if (!own.at(-1)?.is_active)
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
          if (isZero(usdt) && outcome.state === 'none')
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
          return checking && values ? (
            <RefillCheckStep
              means={loaded}
              fees={fees}
              values={values}
              submission={submission}
              outcome={outcome}
              hidden={props.hidden}
              links={links}
              onChange={() => setChecking(false)}
              onConfirm={() => props.onRefill(values)}
            />
          ) : (
            <RefillAmountStep
              means={loaded}
              fees={fees}
              values={values}
              submission={submission}
              outcome={outcome}
              draft={props.draft}
              hidden={props.hidden}
              links={links}
              onNext={(next) => {
                setValues(next)
                setChecking(true)
              }}
            />
          )
        }}
      </Loaded>
    </Page>
  )
}
