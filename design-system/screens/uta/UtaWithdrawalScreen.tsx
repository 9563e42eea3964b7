import { styled } from '@mui/material/styles'
import type { BalanceList, Preferences, Transaction, UserSettings, UtaBalance } from '#sdk'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { isZero, max, portion, sub } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { withLockedAmount } from '../../lib/utaBalance.ts'
import { LastUpdated } from '../../components/LastUpdated.tsx'
import { Button } from '../../components/Button.tsx'
import { ShareBar } from '../../components/ShareBar.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Grid.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Money } from '../../components/Money.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Receipt } from '../../components/Receipt.tsx'
import { Card } from '../../components/Section.tsx'
import { Stepper } from '../../components/Stepper.tsx'
import Typography from '@mui/material/Typography'
import { BlockedArt } from '../../components/illustrations/BlockedArt.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { StepperSlot } from './StepperSlot.ts'
import type { Move } from './TransferForm.tsx'
import { TransferForm } from './TransferForm.tsx'
import { MoveFacts } from './MoveSummary.tsx'
import { MoveSkeleton, SummarySkeleton } from './skeletons.tsx'
import { SummaryCard } from './SummaryCard.tsx'

type Href = string | null

export interface UtaWithdrawalScreenProps extends ReviewSteps {
  uta: Loadable<UtaBalance>
  balances: Loadable<BalanceList>
  preferences: Loadable<Preferences>
  settings: Loadable<UserSettings>
  submission: Submission
  outcome: Outcome
  onWithdraw: (move: Move) => void
  /** The transaction of the withdrawal just requested, with its own URL; `null` while the form is shown. */
  receipt: { transaction: Loadable<Transaction>; address: string; onClose: () => void } | null
  links: { uta: Href; utaRefill: Href; transactions: Href; support: Href }
}

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })

/** Withdrawable and remaining amounts as a bar: the locked part has grey reeds. */
function LockedEdge({ uta }: { uta: UtaBalance }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('utaWithdrawal')
  const format = useFormat()
  const { now } = useDesignSystem()
  const stays = sub(uta.balance, uta.available)
  if (isZero(stays)) return null
  const amount = hidden ? `${format.hidden} USDT` : format.money(stays, 'USDT')
  return (
    <Parts>
      <ShareBar segments={[{ share: portion(uta.available, uta.balance) * 100, tone: 'brand' }]} />
      <Typography variant="caption" color="textSecondary">
        {uta.locked_until !== null && !isZero(uta.locked)
          ? t.lockedUntil({ amount, day: format.longDay(uta.locked_until, now()) })
          : t.stays({ amount })}
      </Typography>
    </Parts>
  )
}

/** Moves USDT from UTA to the assets: amount, fee, review, and a receipt with the progress. */
export function UtaWithdrawalScreen(props: UtaWithdrawalScreenProps) {
  const { uta, balances, preferences, settings, submission, outcome, receipt, links, step, onReview, onEdit } = props
  const t = useTranslations('utaWithdrawal')
  const { time } = useTranslations('frame').transaction
  const format = useFormat()
  const { now } = useDesignSystem()
  const means = joinLoadables<[UtaBalance, BalanceList, Preferences, UserSettings]>(uta, balances, preferences, settings)
  const steps = [t.steps.amount(), t.steps.check(), t.steps.way()]
  const facts = (amount: string, fee: Fee, hours: number) => (
    <MoveFacts
      amount={amount}
      token="USDT"
      fee={fee}
      words={t.summary}
      more={[{ name: t.summary.arrives(), value: hours > 0 ? t.summary.within({ count: hours }) : t.summary.soon() }]}
      hidden={false}
    />
  )

  if (receipt)
    return (
      <Page>
        <StepperSlot>
          <Stepper steps={steps} current={3} />
        </StepperSlot>
        <LoadableView from={receipt.transaction} skeleton={<SummarySkeleton />} failed={t.receipt.failed()} safe={t.receipt.safe()} card>
          {(transaction, fresh) => (
            <Receipt
              title={t.receipt.title()}
              amount={{ value: transaction.amount, unit: transaction.token }}
              status={transaction.status}
              address={receipt.address}
              facts={[
                { name: t.receipt.number(), value: transaction.id },
                {
                  name: t.summary.fee(),
                  value: transaction.fee_token ? format.exact(transaction.fee_amount, transaction.fee_token) : null,
                },
                { name: t.receipt.from(), value: 'UTA' },
                { name: time.started(), value: format.moment(transaction.created_at) },
                { name: time.finished(), value: transaction.completed_at && format.moment(transaction.completed_at) },
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
              {transaction.completed_at === null && <LastUpdated {...fresh} zone />}
            </Receipt>
          )}
        </LoadableView>
      </Page>
    )

  return (
    <Page>
      {means.state === 'loading' && (
        <StepperSlot>
          <Stepper steps={steps} current={0} />
        </StepperSlot>
      )}
      <LoadableView from={means} failed={t.failed()} safe={t.safe()} card skeleton={<MoveSkeleton />}>
        {([balance, assets, prices, limits], fresh) => {
          const { uta_withdrawal_blocked } = limits
          const own = withLockedAmount(balance, limits)
          const known = outcome.state === 'none'
          if (uta_withdrawal_blocked && known)
            return (
              <Card>
                <EmptyState
                  title={t.blocked.title()}
                  illustration={<BlockedArt width={200} />}
                  action={
                    <>
                      {links.support && (
                        <Button variant="soft" href={links.support}>
                          {t.blocked.support()}
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
                  {links.support !== null && ` ${t.blocked.why()}`}
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
            <TransferForm
              steps={steps}
              step={step}
              onReview={onReview}
              onEdit={onEdit}
              words={t}
              fresh={fresh}
              available={own.available}
              balances={assets}
              preferences={prices}
              submission={submission}
              outcome={outcome}
              draft="utaWithdrawal"
              links={links}
              onConfirm={props.onWithdraw}
              check={(amount, fee) => facts(amount, fee, prices.withdraw_delay)}
              between={<LockedEdge uta={own} />}
              summary={(amount, fee) => (
                <SummaryCard title={t.summary.title()} fresh={fresh}>
                  {facts(amount, fee, prices.withdraw_delay)}
                  <Typography component="p" variant="caption" color="textSecondary">
                    {t.summary.rest()} <Money value={max(sub(own.balance, amount), '0')} unit="USDT" size="inherit" even />
                  </Typography>
                  {!isZero(netOf(amount, 'USDT', fee)) && (
                    <Typography component="p" variant="caption" color="textSecondary">
                      {t.summary.works()}
                    </Typography>
                  )}
                </SummaryCard>
              )}
            />
          )
        }}
      </LoadableView>
    </Page>
  )
}
