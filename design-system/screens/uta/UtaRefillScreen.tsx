import type { BalanceList, Preferences, UtaBalance, UtaDelegationRequest, UtaSubscriptionList } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import { isZero } from '../../lib/money.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import type { Transfer } from '../../lib/transfer.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { FlowStepper } from '../../components/navigation/FlowStepper.tsx'
import { BlockedArt } from '../../components/illustrations/BlockedArt.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { RefillForm } from './RefillForm.tsx'
import { StepperSlot } from './StepperSlot.ts'
import { MoveSkeleton } from './skeletons.tsx'
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

function NoSubscription({ href }: { href: Href }) {
  const t = useTranslations('utaRefill').noSubscription
  const action = href && (
    <Button variant="soft" href={href}>
      {t.action()}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t.title()} illustration={<BlockedArt width={200} />} action={action}>
        {t.text()}
      </EmptyState>
    </Card>
  )
}

function NoMoney({ href }: { href: Href }) {
  const t = useTranslations('utaRefill').noMoney
  const action = href && (
    <Button variant="soft" href={href}>
      {t.action()}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t.title()} illustration={<EmptyArt width={200} />} action={action}>
        {t.text()}
      </EmptyState>
    </Card>
  )
}

/** Moves USDT from the assets into UTA: amount, review, and progress until it has arrived. */
export function UtaRefillScreen(props: UtaRefillScreenProps) {
  const { balances, preferences, uta, subscriptions, outcome, transfer, links } = props
  const t = useTranslations('utaRefill')
  const steps = [t.steps.amount(), t.steps.check(), t.steps.transfer()]
  const means = joinLoadables<Means>(balances, preferences, uta, subscriptions)

  if (transfer)
    return (
      <PageStack sx={centred}>
        <FlowStepper steps={steps} current={transfer.phase === 'done' ? 3 : 2} />
        <TransferCard transfer={transfer} links={links} />
        {/* Of an amount that was returned nothing arrives, and no fee is kept. */}
        {transfer.phase !== 'failed' && <TransferSummary delegation={transfer.delegation} />}
      </PageStack>
    )

  return (
    <PageStack>
      {means.state === 'loading' && (
        <StepperSlot>
          <FlowStepper steps={steps} current={0} />
        </StepperSlot>
      )}
      <LoadableView from={means} failed={t.notLoaded()} safe={t.safe()} card skeleton={<MoveSkeleton />}>
        {([assets, prices, own, { plans, data: bought }], fresh) => {
          const available = assets.data.find(({ token }) => token === 'USDT')?.available ?? '0'
          const current = bought.at(-1)
          if (!current?.is_active) return <NoSubscription href={links.subscribe} />
          if (isZero(available) && outcome.state === 'none') return <NoMoney href={links.assetsRefill} />
          return (
            <RefillForm
              screen={props}
              steps={steps}
              balances={assets}
              preferences={prices}
              available={available}
              inUta={own.balance}
              minimum={plans?.find(({ id }) => id === current.plan_id)?.minimum_refill}
              fresh={fresh}
            />
          )
        }}
      </LoadableView>
    </PageStack>
  )
}
