import { styled } from '@mui/material/styles'
import type { BalanceList, Preferences, Transaction, UserSettings, UtaBalance } from '#sdk'
import type { Draft } from '../../forms/draft.ts'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { isZero, max, portion, sub } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { Button } from '../../parts/Button.tsx'
import { Edge } from '../../parts/Edge.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Grid.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Money } from '../../parts/Money.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Receipt } from '../../parts/Receipt.tsx'
import { Card } from '../../parts/Section.tsx'
import { Stepper } from '../../parts/Stepper.tsx'
import { Text } from '../../parts/Text.tsx'
import { BlockedArt } from '../../parts/illustrations/BlockedArt.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Steps } from './FlowGrid.ts'
import type { Move } from './MoveAmountStep.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MoveFacts } from './MoveSummary.tsx'
import { MoveSkeleton, SummarySkeleton } from './skeletons.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { useMoveSteps } from './useMoveSteps.ts'

type Href = string | null

export interface UtaWithdrawalScreenProps {
  uta: Loadable<UtaBalance>
  balances: Loadable<BalanceList>
  preferences: Loadable<Preferences>
  settings: Loadable<UserSettings>
  submission: Submission
  outcome: Outcome
  onWithdraw: (move: Move) => void
  draft?: Draft
  /** The transaction of what was just asked for, with its own address; `null` while the form stands. */
  receipt: { transaction: Loadable<Transaction>; address: string; onClose: () => void } | null
  /** Amounts as ••••. */
  hidden: boolean
  links: { uta: Href; utaRefill: Href; transactions: Href; help: Href }
}

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })

/** What can be taken out and what stays, as one edge: the locked part has grey reeds. */
function LockedEdge({ uta, hidden }: { uta: UtaBalance; hidden: boolean }) {
  const t = useText('utaWithdrawal')
  const format = useFormat()
  const { now } = useReader()
  const stays = sub(uta.balance, uta.available)
  if (isZero(stays)) return null
  const amount = hidden ? `${format.hidden} USDT` : format.money(stays, 'USDT')
  return (
    <Parts>
      <Edge segments={[{ share: portion(uta.available, uta.balance) * 100, tone: 'brand' }]} />
      <Text variant="caption" tone="secondary">
        {uta.locked_until !== null && !isZero(uta.locked)
          ? t.lockedUntil({ amount, day: format.longDay(uta.locked_until, now()) })
          : t.stays({ amount })}
      </Text>
    </Parts>
  )
}

/** USDT out of UTA into the assets: amount, fee, a second look, and a receipt that says how far it is. */
export function UtaWithdrawalScreen(props: UtaWithdrawalScreenProps) {
  const { uta, balances, preferences, settings, submission, outcome, receipt, hidden, links } = props
  const t = useText('utaWithdrawal')
  const format = useFormat()
  const { now } = useReader()
  const steps = useMoveSteps(submission, receipt !== null)
  const facts = (amount: string, fee: Fee, hours: number) => (
    <MoveFacts
      amount={amount}
      token="USDT"
      fee={fee}
      words={t.summary}
      more={[{ name: t.summary.arrives(), value: hours > 0 ? t.summary.within({ count: hours }) : t.summary.soon() }]}
    />
  )

  if (receipt)
    return (
      <Page>
        <Steps>
          <Stepper steps={[t.steps.amount(), t.steps.check(), t.steps.way()]} current={3} />
        </Steps>
        <Loaded from={receipt.transaction} skeleton={<SummarySkeleton />} failed={t.receipt.failed()} safe={t.receipt.safe()} card>
          {(transaction, fresh) => (
            <Receipt
              title={t.receipt.title()}
              amount={{ value: transaction.amount, unit: transaction.token }}
              status={transaction.status}
              address={receipt.address}
              hidden={hidden}
              facts={[
                { name: t.receipt.number(), value: transaction.id },
                {
                  name: t.summary.fee(),
                  value: transaction.fee_token ? format.exact(transaction.fee_amount, transaction.fee_token) : null,
                },
                { name: t.receipt.from(), value: 'UTA' },
                { name: t.receipt.asked(), value: format.moment(transaction.created_at) },
                { name: t.receipt.arrived(), value: transaction.completed_at && format.moment(transaction.completed_at) },
              ]}
              actions={
                <>
                  {links.uta && <Button href={links.uta}>{t.receipt.open()}</Button>}
                  <Button variant="soft" onClick={receipt.onClose}>
                    {t.receipt.again()}
                  </Button>
                </>
              }
            >
              {transaction.failure_reason && <Notice tone="negative">{transaction.failure_reason}</Notice>}
              {transaction.completed_at === null && <AsOf {...fresh} zone />}
            </Receipt>
          )}
        </Loaded>
      </Page>
    )

  return (
    <Page>
      <Steps>
        <Stepper steps={[t.steps.amount(), t.steps.check(), t.steps.way()]} current={steps.checking ? 1 : 0} />
      </Steps>
      <Loaded
        from={joinLoadables<[UtaBalance, BalanceList, Preferences, UserSettings]>(uta, balances, preferences, settings)}
        failed={t.failed()}
        safe={t.safe()}
        card
        skeleton={<MoveSkeleton />}
      >
        {([own, assets, prices, { uta_withdrawal_blocked }], fresh) => {
          const known = outcome.state === 'none'
          if (uta_withdrawal_blocked && known)
            return (
              <Card>
                <EmptyState
                  title={t.blocked.title()}
                  illustration={<BlockedArt width={200} />}
                  action={
                    <>
                      {links.help && (
                        <Button variant="soft" href={links.help}>
                          {t.blocked.help()}
                        </Button>
                      )}
                      {links.utaRefill && (
                        <Button variant="text" href={links.utaRefill}>
                          {t.blocked.refill()}
                        </Button>
                      )}
                    </>
                  }
                >
                  {t.blocked.text()}
                </EmptyState>
              </Card>
            )
          if (isZero(own.available) && known)
            return (
              <Card>
                <EmptyState title={isZero(own.balance) ? t.none.title() : t.allLocked.title()} illustration={<EmptyArt width={200} />}>
                  {isZero(own.balance)
                    ? t.none.text()
                    : own.locked_until === null
                      ? t.allLocked.text()
                      : t.allLocked.until({ day: format.longDay(own.locked_until, now()) })}
                </EmptyState>
              </Card>
            )
          return (
            <MoveForm
              steps={steps}
              words={t}
              fresh={fresh}
              available={own.available}
              balances={assets}
              preferences={prices}
              submission={submission}
              outcome={outcome}
              draft={props.draft}
              links={links}
              onConfirm={props.onWithdraw}
              check={(amount, fee) => facts(amount, fee, prices.withdraw_delay)}
              between={<LockedEdge uta={own} hidden={hidden} />}
              summary={(amount, fee) => (
                <SummaryCard title={t.summary.title()} fresh={fresh}>
                  {facts(amount, fee, prices.withdraw_delay)}
                  <Text as="p" variant="caption" tone="secondary">
                    {t.summary.rest()} <Money value={max(sub(own.balance, amount), '0')} unit="USDT" size="inherit" even hidden={hidden} />
                  </Text>
                  {!isZero(netOf(amount, 'USDT', fee)) && (
                    <Text as="p" variant="caption" tone="secondary">
                      {t.summary.works()}
                    </Text>
                  )}
                </SummaryCard>
              )}
            />
          )
        }}
      </Loaded>
    </Page>
  )
}
