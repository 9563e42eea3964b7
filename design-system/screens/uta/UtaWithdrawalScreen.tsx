import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { BalanceList, Preferences, UserSettings, UtaBalance } from '#sdk'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { isZero, max, portion, sub } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import { AmountDoubt } from '../../forms/AmountDoubt.tsx'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { withLockedAmount } from '../../lib/utaBalance.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { ContactBlock } from '../../components/feedback/ContactBlock.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { FlowStepper } from '../../components/navigation/FlowStepper.tsx'
import Typography from '@mui/material/Typography'
import { BlockedArt } from '../../components/illustrations/BlockedArt.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useBlock } from '../withdraw/useBlock.ts'
import { BlockPage } from '../withdraw/WithdrawalsBlocked.tsx'
import type { NotYouLinks } from '../withdraw/WithdrawalsBlocked.tsx'
import { StepperSlot } from './StepperSlot.ts'
import type { Move } from './TransferForm.tsx'
import { TransferForm } from './TransferForm.tsx'
import { MoveFacts } from './MoveSummary.tsx'
import { MoveSkeleton } from './skeletons.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { UtaWithdrawalReceipt } from './UtaWithdrawalReceipt.tsx'
import type { WithdrawalReceiptProps } from './UtaWithdrawalReceipt.tsx'

type Href = string | null

export interface UtaWithdrawalScreenProps extends ReviewSteps {
  /** What is in UTA: available, locked, and until when. */
  uta: Loadable<UtaBalance>
  /** Available amounts, for a fee paid in another token. */
  balances: Loadable<BalanceList>
  /** Fees and the delay, as the operator set them. */
  preferences: Loadable<Preferences>
  /** Whether withdrawals from UTA are blocked, and which amount. */
  settings: Loadable<UserSettings>
  /** State of sending the order. */
  submission: Submission
  /** What is known about the money if the answer was lost; locks the form until it is clear. */
  outcome: Outcome
  /** Sends the reviewed order: amount, and the token that pays the fee. */
  onWithdraw: (move: Move) => void
  /** The transaction of the withdrawal just requested, with its own URL; `null` while the form is shown. */
  receipt: WithdrawalReceiptProps['receipt'] | null
  /** UTA, transactions, and what a blocked user can do; `null` hides what is switched off. */
  links: NotYouLinks & { uta: Href; transactions: Href }
}

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
    <Stack spacing={2}>
      <ShareBar segments={[{ share: portion(uta.available, uta.balance) * 100, tone: 'primary' }]} />
      <Typography variant="caption" color="textSecondary">
        {uta.locked_until !== null && !isZero(uta.locked)
          ? t.lockedUntil({ amount, day: format.longDay(uta.locked_until, now()) })
          : t.stays({ amount })}
      </Typography>
    </Stack>
  )
}

/** Blocked together with all withdrawals: since when, until when and why. Otherwise nothing of it is known. */
function Blocked({ settings, links }: Pick<UtaWithdrawalScreenProps, 'links'> & { settings: UserSettings }) {
  const t = useTranslations('utaWithdrawal')
  const format = useFormat()
  const { now } = useDesignSystem()
  const until = useBlock(settings)
  if (until !== null)
    return (
      <BlockPage
        settings={settings}
        until={until}
        title={t.blocked.until({ day: format.longDay(until, now()), time: format.time(until) })}
        links={links}
        alternatives={[{ name: t.receipt.open(), icon: <ChartBarIcon />, href: links.uta }]}
      >
        {t.blocked.text()}
      </BlockPage>
    )
  const action = links.uta && (
    <Button variant="text" href={links.uta}>
      {t.receipt.open()}
    </Button>
  )
  return (
    <>
      <Card>
        <EmptyState title={t.blocked.title()} illustration={<BlockedArt width={200} />} action={action}>
          {links.support === null ? t.blocked.text() : t.blocked.why()}
        </EmptyState>
      </Card>
      <ContactBlock />
    </>
  )
}

/** Nothing in UTA, or all of it is locked. */
function NothingToWithdraw({ uta, href }: { uta: UtaBalance; href: Href }) {
  const t = useTranslations('utaWithdrawal')
  const format = useFormat()
  const { now } = useDesignSystem()
  const isEmpty = isZero(uta.balance)
  const locked = uta.locked_until === null ? t.allLocked.text() : t.allLocked.until({ day: format.longDay(uta.locked_until, now()) })
  return (
    <Card>
      <EmptyState
        title={isEmpty ? t.none.title() : t.allLocked.title()}
        illustration={<EmptyArt width={200} />}
        action={
          href && (
            <Button variant="soft" href={href}>
              {t.receipt.open()}
            </Button>
          )
        }
      >
        {isEmpty ? t.none.text() : locked}
      </EmptyState>
    </Card>
  )
}

type SummaryProps = { amount: string; fee: Fee; uta: UtaBalance; fresh: Freshness; children: ReactNode }

/** What is withdrawn, beside the form. */
function WithdrawalSummary({ amount, fee, uta, fresh, children }: SummaryProps) {
  const t = useTranslations('utaWithdrawal').summary
  const hidden = useAmountsHidden()
  const format = useFormat()
  return (
    <SummaryCard title={t.title()} fresh={fresh}>
      {children}
      <Typography component="p" variant="caption" color="textSecondary">
        {t.rest({ amount: hidden ? `${format.hidden} USDT` : format.money(max(sub(uta.balance, amount), '0'), 'USDT') })}
      </Typography>
      {!isZero(netOf(amount, 'USDT', fee)) && (
        <Typography component="p" variant="caption" color="textSecondary">
          {t.works()}
        </Typography>
      )}
    </SummaryCard>
  )
}

type Means = [UtaBalance, BalanceList, Preferences, UserSettings]

type WithdrawalFormProps = { screen: UtaWithdrawalScreenProps; means: Means; fresh: Freshness; steps: readonly string[] }

function WithdrawalForm({ screen, means, fresh, steps }: WithdrawalFormProps) {
  const t = useTranslations('utaWithdrawal')
  const [balance, balances, preferences, settings] = means
  const uta = withLockedAmount(balance, settings)
  const { submission, outcome, links, step, onReview, onEdit, onWithdraw } = screen
  const hours = preferences.withdraw_delay
  const facts = (amount: string, fee: Fee) => (
    <MoveFacts
      amount={amount}
      token="USDT"
      fee={fee}
      words={t.summary}
      more={[{ name: t.summary.arrives(), value: hours > 0 ? t.summary.within({ count: hours }) : t.summary.soon() }]}
      hidden={false}
    />
  )
  // The form stays while the outcome of the last attempt is unknown.
  const isKnown = outcome.state === 'none'
  if (settings.uta_withdrawal_blocked && isKnown) return <Blocked settings={settings} links={links} />
  if (isZero(uta.available) && isKnown) return <NothingToWithdraw uta={uta} href={links.uta} />
  return (
    <TransferForm
      steps={steps}
      step={step}
      onReview={onReview}
      onEdit={onEdit}
      words={t}
      fresh={fresh}
      available={uta.available}
      balances={balances}
      preferences={preferences}
      submission={submission}
      outcome={outcome}
      draft="utaWithdrawal"
      links={links}
      onConfirm={onWithdraw}
      check={(amount, fee) => (
        <>
          {facts(amount, fee)}
          <AmountDoubt amount={amount} token="USDT" fee={fee} balances={balances} />
        </>
      )}
      between={<LockedEdge uta={uta} />}
      summary={(amount, fee) => (
        <WithdrawalSummary amount={amount} fee={fee} uta={uta} fresh={fresh}>
          {facts(amount, fee)}
        </WithdrawalSummary>
      )}
    />
  )
}

/** Moves USDT from UTA to the assets: amount, fee, review, and a receipt with the progress. */
export function UtaWithdrawalScreen(props: UtaWithdrawalScreenProps) {
  const { uta, balances, preferences, settings, receipt, links } = props
  const t = useTranslations('utaWithdrawal')
  const means = joinLoadables<Means>(uta, balances, preferences, settings)
  const steps = [t.steps.amount(), t.steps.check(), t.steps.way()]
  if (receipt)
    return (
      <PageStack sx={centred}>
        <UtaWithdrawalReceipt
          receipt={receipt}
          hours={(preferences.state === 'ready' && preferences.value.withdraw_delay) || null}
          uta={links.uta}
        />
      </PageStack>
    )
  return (
    <PageStack>
      {means.state === 'loading' && (
        <StepperSlot>
          <FlowStepper steps={steps} current={0} />
        </StepperSlot>
      )}
      <LoadableView from={means} failed={t.failed()} safe={t.safe()} card skeleton={<MoveSkeleton />}>
        {(loaded, fresh) => <WithdrawalForm screen={props} means={loaded} fresh={fresh} steps={steps} />}
      </LoadableView>
    </PageStack>
  )
}
