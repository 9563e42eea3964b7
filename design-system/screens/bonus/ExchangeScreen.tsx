import Box from '@mui/material/Box'
import type { BalanceList, CurrentBonus, Token, Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { mapLoadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SegmentedLinks } from '../../components/inputs/SegmentedControl.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { BonusHistory } from './BonusHistory.tsx'
import type { ExchangeAccount, AccountBalance, ExchangeDraft, ExchangeOrder } from './exchange.ts'
import { assetsBalance, bonusBalance, canExchange, pricesOf } from './exchange.ts'
import { ExchangeForm } from './ExchangeForm.tsx'
import { ExchangeSteps, ExchangeWaiting } from './ExchangeStep.tsx'

export interface ExchangeScreenProps {
  /** The account to exchange from; each has its own address. */
  account: ExchangeAccount
  /** What the bonus account holds and how much of it may be exchanged. */
  bonus: Loadable<CurrentBonus>
  /** What the other accounts hold, which limits the amount. */
  balances: Loadable<BalanceList>
  /** Earlier exchanges and incoming amounts, newest first. */
  history: Loadable<Transaction[]>
  /** The token selected by the URL. */
  token: Token | null
  /** What was typed before the user returned to change it. */
  draft: ExchangeDraft | null
  /** How the form is sent, and the state of sending; refused values are shown at their fields. */
  order: ExchangeOrder
  /** The bonus account, this form for each account, and each transaction. */
  links: { bonus: string; accounts: Record<ExchangeAccount, string>; transaction: (id: string) => string }
}

/** Initial draft: the requested token, or the first one with a balance. */
function initialDraft(account: ExchangeAccount, { from, to, available }: AccountBalance, token: Token | null): ExchangeDraft {
  const asked = token !== null && from.includes(token) ? token : undefined
  const from_token = asked ?? from.find((one) => !isZero(available[one] ?? '0')) ?? from[0] ?? 'MATU'
  const to_token = to.find((one) => one !== from_token && one === 'USDT') ?? to.find((one) => one !== from_token) ?? 'USDT'
  return { account, from_token, to_token, side: 'from_amount', from_amount: '', to_amount: '' }
}

function NothingToExchange({ balance, back }: { balance: AccountBalance; back: string }) {
  const t = useTranslations('bonus').exchange
  const format = useFormat()
  const action = (
    <Button variant="soft" href={back}>
      {t.back()}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t.nothing()} illustration={<EmptyArt />} action={action}>
        {balance.minimum === null
          ? t.nothingMain({ token: balance.from.join(', ') })
          : t.nothingBonus({ amount: format.money(balance.minimum, balance.from[0] ?? 'MATU', { whole: true }) })}
      </EmptyState>
    </Card>
  )
}

/** First step of an exchange: from the bonus account or the assets, by either amount. */
export function ExchangeScreen(props: ExchangeScreenProps) {
  const { account, bonus, balances, history, token, draft, order, links } = props
  const t = useTranslations('bonus')
  const accountBalance: Loadable<AccountBalance> =
    account === 'bonus' ? mapLoadable(bonus, bonusBalance) : mapLoadable(balances, assetsBalance)
  const form = (balance: AccountBalance) => (
    <ExchangeForm
      key={account}
      accountBalance={balance}
      prices={mapLoadable(balances, pricesOf)}
      draft={draft?.account === account ? draft : initialDraft(account, balance, token)}
      order={order}
    >
      <BonusHistory
        title={account === 'bonus' ? t.history.title() : t.receipt.title()}
        transactions={history}
        transactionHref={links.transaction}
      />
    </ExchangeForm>
  )
  const accounts = (['bonus', 'main'] as const).map((one) => ({
    href: links.accounts[one],
    label: t.exchange.accounts[one](),
    current: one === account,
  }))
  const reviewing = !order.quotes && order.step === 'review'
  // The form stays while the outcome of the last attempt is unknown.
  const isKnown = order.quotes || order.outcome.state === 'none'
  return (
    <PageStack>
      <Box sx={{ maxWidth: { md: 'calc((100% - 220px) * 7 / 12 + 120px)' } }}>
        <ExchangeSteps current={reviewing ? 1 : 0} />
      </Box>
      {!reviewing && (
        <div>
          <SegmentedLinks label={t.exchange.account()} items={accounts} />
        </div>
      )}
      <LoadableView from={accountBalance} failed={t.exchange.failed()} safe={t.exchange.safe()} card skeleton={<ExchangeWaiting />}>
        {(balance, { savedAt, problem }) => (
          <>
            {problem && savedAt !== undefined && (
              <div>
                <StaleDataLabel at={savedAt} />
              </div>
            )}
            {canExchange(balance) || !isKnown ? form(balance) : <NothingToExchange balance={balance} back={links.bonus} />}
          </>
        )}
      </LoadableView>
    </PageStack>
  )
}
