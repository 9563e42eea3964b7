import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { TrustedWallet, WithdrawalRequest } from '#sdk'
import { AmountField } from '../../forms/AmountField.tsx'
import { FeeField, useFeeLabel } from '../../forms/FeeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { Model } from '../../forms/Model.tsx'
import { amountProblem } from '../../forms/amount.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { KnownAddress } from '../../lib/address.ts'
import { canPay } from '../../lib/fees.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { loading } from '../../lib/loadable.ts'
import { compare, mul } from '../../lib/money.ts'
import type { WalletValues } from '../../lib/withdrawal.ts'
import { elsewhere, maxOf, usableFirst, walletRequest } from '../../lib/withdrawal.ts'
import { ErrorBlock } from '../../parts/ErrorBlock.tsx'
import { Card } from '../../parts/Section.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Destination, WalletDestination } from './Destination.tsx'
import type { Ready, RequestProps } from './RequestPage.tsx'
import { RequestGrid, RequestPage } from './RequestPage.tsx'
import { Review } from './Review.tsx'
import { Compare, Summary } from './Summary.tsx'
import { walletSchema } from './withdrawal.schema.ts'

export interface WithdrawWalletScreenProps extends RequestProps<WithdrawalRequest> {
  /** `null`: this reader has no access to trusted wallets (Telegram and two-factor sign-in are needed). */
  wallets: Loadable<TrustedWallet[]> | null
  /** The reader's own deposit address, `null` until it is known. */
  own: string | null
  /** Addresses of earlier withdrawals, beside the trusted wallets: what only looks like one of them is pointed out. */
  known: readonly KnownAddress[]
  /** The token to begin with; `null` for the usual one. */
  token: string | null
}

/** Tokens to a trusted wallet or a BEP-20 address. */
export function WithdrawWalletScreen(props: WithdrawWalletScreenProps) {
  const { balances, preferences, settings, links, wallets } = props
  // The first wallet is chosen ahead: the form waits for the list. Where that fails, an address can still be typed.
  return (
    <RequestPage
      balances={wallets?.state === 'loading' ? loading : balances}
      preferences={preferences}
      settings={settings}
      links={links}
      tokens={null}
    >
      {(ready) => <WalletForm ready={ready} {...props} />}
    </RequestPage>
  )
}

const none: TrustedWallet[] = []

function useWalletForm({ ready, ...props }: WithdrawWalletScreenProps & { ready: Ready }, onReview: (values: WalletValues) => void) {
  const { wallets, own, submission, draft, token } = props
  const { terms, balances } = ready
  const t = useText('withdraw').form
  const words = useText('forms')
  const list = wallets?.state === 'ready' ? wallets.value : none
  const active = usableFirst(list).filter(({ status }) => status === 'active')
  const richest = balances.data.find(({ available }) => compare(available, '0') > 0)?.token ?? 'USDT'
  const usual = compare(terms.available('USDT'), '0') > 0 ? 'USDT' : richest
  const first = token !== null && balances.data.some((balance) => balance.token === token) ? token : usual
  // The cheaper way where it can be paid.
  const fee = terms.fees.findLast((one) => canPay(one, first, terms.available)) ?? terms.fees[0]!
  return useSchemaForm<WalletValues>({
    schema: walletSchema({ ...terms, own, wallets: active.map(({ id }) => id) }),
    labels: {
      amount: words.amount.label(),
      token: words.amount.token(),
      to: t.to(),
      address: words.address.label(),
      fee_type: useFeeLabel(),
    },
    together: { token: ['amount', 'fee_type'], fee_type: ['amount'], to: ['address'] },
    submission,
    draft,
    defaults: { token: first, amount: '', to: active[0]?.id ?? elsewhere, address: '', fee_type: fee.fee_type },
    onSubmit: (values) => {
      onReview(values)
      return 'shown'
    },
  })
}

function WalletForm(props: WithdrawWalletScreenProps & { ready: Ready }) {
  const { ready, wallets, own, known, step, onReview, onEdit, submission, outcome, onSend, hidden, links } = props
  const { balances, terms, delay, until } = ready
  const t = useText('withdraw')
  const format = useFormat()
  const { now } = useReader()
  const [checked, setChecked] = useState<WalletValues | null>(null)
  const form = useWalletForm(props, (values) => {
    setChecked(values)
    onReview()
  })
  const values = useWatch({ control: form.control }) as WalletValues
  const closed = until !== null
  const price = balances.data.find(({ token }) => token === values.token)?.price_usd
  const isAmount = values.amount !== '' && amountProblem(values.amount) === null
  const list = wallets?.state === 'ready' ? wallets.value : none
  const target = checked && list.find(({ id }) => id === checked.to)
  // What the server says about a field is read at the field.
  const reviewing = step === 'review' && checked !== null && submission.fields === undefined
  // While the values are reviewed, what happened is said there.
  const told = reviewing ? null : outcome.state === 'none' ? undefined : <UnknownOutcome outcome={outcome} links={links} />
  return (
    <RequestGrid
      ready={ready}
      links={links}
      aside={reviewing ? <Compare method="wallet" /> : <Summary method="wallet" {...values} terms={terms} delay={delay} />}
      review={
        reviewing ? (
          <Review
            request={walletRequest(checked)}
            destination={<WalletDestination address={target?.address ?? checked.address} label={target?.label ?? null} />}
            terms={terms}
            delay={delay}
            submission={submission}
            outcome={outcome}
            onEdit={onEdit}
            onSend={() => onSend(walletRequest(checked))}
            links={links}
          />
        ) : null
      }
      form={
        <Card aria-label={t.form.label()}>
          <Form form={form} {...(told !== undefined && { problem: told })}>
            <Model form={form} name="amount">
              {(binding) => (
                <AmountField
                  {...binding}
                  token={values.token}
                  tokens={balances.data.map(({ token }) => token)}
                  onToken={(token) => form.set('token', token)}
                  available={terms.available(values.token)}
                  max={maxOf(values.token, terms)}
                  hidden={hidden}
                  worth={price === undefined || !isAmount ? null : { value: mul(values.amount, price), unit: 'USD' }}
                  disabled={closed}
                />
              )}
            </Model>
            {wallets?.state === 'failed' && (
              <ErrorBlock title={t.form.walletsFailed()} problem={wallets.problem} retry={wallets.retry} level={3} />
            )}
            <Destination
              form={form}
              wallets={wallets === null ? null : list}
              own={own}
              known={[...list, ...known]}
              disabled={closed}
              links={links}
            />
            {!closed && <FeeField {...form.field('fee_type')} fees={terms.fees} token={values.token} available={terms.available} />}
            <Submit form={form} disabled={closed}>
              {until === null ? t.form.next() : t.blocked.submit({ day: format.longDay(until, now()) })}
            </Submit>
          </Form>
        </Card>
      }
    />
  )
}
