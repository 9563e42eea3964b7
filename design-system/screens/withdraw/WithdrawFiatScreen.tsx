import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { WithdrawalRequest } from '#sdk'
import { AmountField } from '../../forms/AmountField.tsx'
import { FeeField, useFeeLabel } from '../../forms/FeeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { MaskedField } from '../../forms/MaskedField.tsx'
import { Model } from '../../forms/Model.tsx'
import { amountProblem } from '../../forms/amount.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { canPay } from '../../lib/fees.ts'
import { mul } from '../../lib/money.ts'
import type { CardValues } from '../../lib/withdrawal.ts'
import { cardRequest, failsCheckDigit, maxOf } from '../../lib/withdrawal.ts'
import { Card } from '../../parts/Section.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { CardDestination } from './Destination.tsx'
import type { Ready, RequestProps } from './RequestPage.tsx'
import { RequestGrid, RequestPage } from './RequestPage.tsx'
import { Review } from './Review.tsx'
import { Compare, Summary } from './Summary.tsx'
import { cardSchema } from './withdrawal.schema.ts'

export type WithdrawFiatScreenProps = RequestProps<WithdrawalRequest>

const token = 'USDT'
const numberMask = '#### #### #### #### ###'
const holderMask = 'N'.repeat(64)

/** USDT as money, to a bank card. */
export function WithdrawFiatScreen(props: WithdrawFiatScreenProps) {
  const { balances, preferences, settings, links } = props
  return (
    <RequestPage balances={balances} preferences={preferences} settings={settings} links={links} tokens={[token]}>
      {(ready) => <CardForm ready={ready} {...props} />}
    </RequestPage>
  )
}

function useCardForm({ ready, submission, draft }: WithdrawFiatScreenProps & { ready: Ready }, onReview: (values: CardValues) => void) {
  const { terms } = ready
  const t = useText('withdraw').form
  const fee = terms.fees.findLast((one) => canPay(one, token, terms.available)) ?? terms.fees[0]!
  return useSchemaForm<CardValues>({
    schema: cardSchema(terms),
    labels: {
      amount: useText('forms').amount.label(),
      card_number: t.cardNumber(),
      card_holder: t.cardHolder(),
      fee_type: useFeeLabel(),
    },
    together: { fee_type: ['amount'] },
    submission,
    draft,
    defaults: { amount: '', card_number: '', card_holder: '', fee_type: fee.fee_type },
    onSubmit: (values) => {
      onReview(values)
      return 'shown'
    },
  })
}

function CardForm(props: WithdrawFiatScreenProps & { ready: Ready }) {
  const { ready, step, onReview, onEdit, submission, outcome, onSend, hidden, links } = props
  const { balances, terms, delay, until } = ready
  const t = useText('withdraw')
  const format = useFormat()
  const { now } = useReader()
  const [checked, setChecked] = useState<CardValues | null>(null)
  const form = useCardForm(props, (values) => {
    setChecked(values)
    onReview()
  })
  const { amount, fee_type } = useWatch({ control: form.control }) as CardValues
  const closed = until !== null
  const price = balances.data.find((balance) => balance.token === token)?.price_usd
  const isAmount = amount !== '' && amountProblem(amount) === null
  // What the server says about a field is read at the field.
  const reviewing = step === 'review' && checked !== null && submission.fields === undefined
  // While the values are reviewed, what happened is said there.
  const told = reviewing ? null : outcome.state === 'none' ? undefined : <UnknownOutcome outcome={outcome} links={links} />
  return (
    <RequestGrid
      ready={ready}
      links={links}
      aside={
        reviewing ? (
          <Compare method="card" />
        ) : (
          <Summary method="card" amount={amount} token={token} fee_type={fee_type} terms={terms} delay={delay} />
        )
      }
      review={
        reviewing ? (
          <Review
            request={cardRequest(checked)}
            destination={<CardDestination number={checked.card_number} holder={checked.card_holder.trim()} />}
            terms={terms}
            delay={delay}
            submission={submission}
            outcome={outcome}
            onEdit={onEdit}
            onSend={() => onSend(cardRequest(checked))}
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
                  token={token}
                  available={terms.available(token)}
                  max={maxOf(token, terms)}
                  hidden={hidden}
                  worth={price === undefined || !isAmount ? null : { value: mul(amount, price), unit: 'USD' }}
                  disabled={closed}
                />
              )}
            </Model>
            <Model form={form} name="card_number">
              {(binding) => (
                <MaskedField
                  {...binding}
                  mask={numberMask}
                  inputMode="numeric"
                  autoComplete="cc-number"
                  mono
                  help={t.form.cardNumberHelp()}
                  {...(failsCheckDigit(binding.value) && { caution: t.form.cardDoubt() })}
                  disabled={closed}
                />
              )}
            </Model>
            <Model form={form} name="card_holder">
              {(binding) => (
                <MaskedField
                  {...binding}
                  mask={holderMask}
                  autoComplete="cc-name"
                  autoCapitalize="characters"
                  help={t.form.cardHolderHelp()}
                  disabled={closed}
                />
              )}
            </Model>
            {!closed && <FeeField {...form.field('fee_type')} fees={terms.fees} token={token} available={terms.available} />}
            <Submit form={form} disabled={closed}>
              {until === null ? t.form.next() : t.blocked.submit({ day: format.longDay(until, now()) })}
            </Submit>
          </Form>
        </Card>
      }
    />
  )
}
