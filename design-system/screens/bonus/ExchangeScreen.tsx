import type { BalanceList, CurrentBonus, Token, Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { mapLoadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Grid.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { StaleDataLabel } from '../../components/StaleDataLabel.tsx'
import { Card } from '../../components/Section.tsx'
import { SegmentedLinks } from '../../components/SegmentedControl.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { BonusHistory } from './BonusHistory.tsx'
import type { ExchangeAccount, AccountBalance, ExchangeDraft } from './exchange.ts'
import { assetsPurse, bonusPurse, canExchange, pricesOf } from './exchange.ts'
import { ExchangeForm } from './ExchangeForm.tsx'
import { ExchangeSteps, ExchangeWaiting } from './ExchangeStep.tsx'

export interface ExchangeScreenProps {
  account: ExchangeAccount
  bonus: Loadable<CurrentBonus>
  balances: Loadable<BalanceList>
  /** What was exchanged or came in before, newest first. */
  history: Loadable<Transaction[]>
  /** The token that the reader came for. */
  token: Token | null
  /** What was typed before the reader came back to change it. */
  wish: ExchangeDraft | null
  quoting: Submission
  onQuote: (wish: ExchangeDraft) => void
  links: { bonus: string; accounts: Record<ExchangeAccount, string>; transaction: (id: string) => string }
}

/** The first wish: the token that was asked for, or the first that there is something of. */
function firstWish(account: ExchangeAccount, { from, to, available }: AccountBalance, token: Token | null): ExchangeDraft {
  const asked = token !== null && from.includes(token) ? token : undefined
  const from_token = asked ?? from.find((one) => !isZero(available[one] ?? '0')) ?? from[0] ?? 'MATU'
  const to_token = to.find((one) => one !== from_token && one === 'USDT') ?? to.find((one) => one !== from_token) ?? 'USDT'
  return { account, from_token, to_token, side: 'from_amount', from_amount: '', to_amount: '' }
}

/** An exchange begins: from the bonus account or the assets, by what is given or by what is wanted. */
export function ExchangeScreen(props: ExchangeScreenProps) {
  const { account, bonus, balances, history, token, wish, quoting, onQuote, links } = props
  const t = useTranslations('bonus')
  const format = useFormat()
  const purse: Loadable<AccountBalance> = account === 'bonus' ? mapLoadable(bonus, bonusPurse) : mapLoadable(balances, assetsPurse)
  const prices = balances.state === 'ready' ? pricesOf(balances.value) : {}
  return (
    <Page>
      <ExchangeSteps current={0} />
      <div>
        <SegmentedLinks
          label={t.exchange.account()}
          items={(['bonus', 'main'] as const).map((one) => ({
            href: links.accounts[one],
            label: t.exchange.accounts[one](),
            current: one === account,
          }))}
        />
      </div>
      <LoadableView from={purse} failed={t.exchange.failed()} safe={t.exchange.safe()} card skeleton={<ExchangeWaiting />}>
        {(value, { savedAt, problem }) => (
          <>
            {problem && savedAt !== undefined && (
              <div>
                <StaleDataLabel at={savedAt} />
              </div>
            )}
            {canExchange(value) ? (
              <ExchangeForm
                key={account}
                purse={value}
                prices={prices}
                wish={wish?.account === account ? wish : firstWish(account, value, token)}
                quoting={quoting}
                onQuote={onQuote}
              >
                <BonusHistory
                  title={account === 'bonus' ? t.history.title() : t.receipt.title()}
                  transactions={history}
                  transactionHref={links.transaction}
                />
              </ExchangeForm>
            ) : (
              <Card>
                <EmptyState
                  title={t.exchange.nothing()}
                  illustration={<EmptyArt />}
                  action={
                    <Button variant="soft" href={links.bonus}>
                      {t.exchange.back()}
                    </Button>
                  }
                >
                  {value.minimum === null
                    ? t.exchange.nothingMain({ token: value.from.join(', ') })
                    : t.exchange.nothingBonus({ amount: format.money(value.minimum, value.from[0] ?? 'MATU', { minimum: 0 }) })}
                </EmptyState>
              </Card>
            )}
          </>
        )}
      </LoadableView>
    </Page>
  )
}
