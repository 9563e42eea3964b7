import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { WithdrawalRequest } from '#sdk'
import { ActionBar } from '../../forms/ActionBar.tsx'
import { AmountField } from '../../forms/AmountField.tsx'
import { FeeField, useFeeLabel } from '../../forms/FeeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { amountProblem } from '../../forms/amount.ts'
import type { FormValues, SchemaForm, SchemaFormOptions } from '../../forms/useSchemaForm.ts'
import { restoredValues, useReviewed } from '../../forms/useReviewed.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { mul } from '../../lib/money.ts'
import { maxOf, quoteOf } from '../../lib/withdrawal.ts'
import { Money } from '../../components/data-display/Money.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { UnknownOutcome } from '../../components/feedback/UnknownOutcome.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { Ready, RequestProps } from './RequestPage.tsx'
import { RequestGrid } from './RequestPage.tsx'
import { Review } from './Review.tsx'
import { Compare, Summary } from './Summary.tsx'

/** Values common to all withdrawal methods. */
type MoneyValues = FormValues & { amount: string; fee_type: string }

export type RequestFormProps<Values extends MoneyValues> = RequestProps<WithdrawalRequest> & {
  ready: Ready
  /** Name of the draft. */
  draft: string
  schema: ZodMiniType<Values, Values>
  /** Labels of the fields other than amount and fee, in page order. */
  labels: Record<Exclude<keyof Values & string, 'amount' | 'fee_type'>, string>
  together: SchemaFormOptions<Values>['together']
  defaults: Values
  /** Tokens selectable beside the amount; omitted if there is only one. */
  tokens?: readonly string[]
  onToken?: (form: SchemaForm<Values>, token: string) => void
  /** Converts the values to a request. */
  requestOf: (values: Values) => WithdrawalRequest
  /** Renders the destination in the review. */
  destinationOf: (values: Values) => ReactNode
  /** The fields between the amount and the fee. */
  children: (form: SchemaForm<Values>) => ReactNode
}

/** The form with the labels of all its fields, what is being typed, and what is under review. */
function useRequestForm<Values extends MoneyValues>(props: RequestFormProps<Values>) {
  const { schema, labels, together, defaults, submission } = props
  const { review, reviewedOf } = useReviewed<Values>(props)
  const form: SchemaForm<Values> = useSchemaForm<Values>({
    resolver: zodResolver(schema),
    labels: { amount: useTranslations('forms').amount.label(), ...labels, fee_type: useFeeLabel() } as Record<
      keyof Values & string,
      string
    >,
    ...(together && { together }),
    submission,
    draft: props.draft,
    defaults,
    onSubmit: (values) => review(values, form.getValues()),
  })
  const values = useWatch({ control: form.control }) as Values
  return { form, values, reviewed: reviewedOf(values, restoredValues(form.given, values, schema)) }
}

type RequestFieldsProps<Values extends MoneyValues> = ReturnType<typeof useRequestForm<Values>> & {
  options: RequestFormProps<Values>
  token: string
}

/** What is typed: amount, destination, and which token pays the fee. */
function RequestFields<Values extends MoneyValues>({ form, values, reviewed, options, token }: RequestFieldsProps<Values>) {
  const { tokens, onToken, outcome, links } = options
  const { balances, terms } = options.ready
  const t = useTranslations('withdraw')
  const owned = (name: string) => balances.data.find((balance) => balance.token === name)?.available ?? null
  const money = form as unknown as SchemaForm<MoneyValues>
  const price = balances.data.find((balance) => balance.token === token)?.price_usd
  const isAmount = values.amount !== '' && amountProblem(values.amount) === null
  const { arrives } = quoteOf(isAmount ? values.amount : '0', token, values.fee_type, terms)
  const receives = options.requestOf(values).method === 'wallet' ? t.summary.walletReceives : t.summary.cardReceives
  // During the review, the outcome is shown there.
  const outcomeNotice = reviewed !== null ? null : outcome.state === 'none' ? undefined : <UnknownOutcome outcome={outcome} links={links} />
  return (
    <Card aria-label={t.form.label()}>
      <Form form={form} {...(outcomeNotice !== undefined && { problem: outcomeNotice })}>
        <ControlledField form={money} name="amount">
          {(binding) => (
            <AmountField
              {...binding}
              onSet={(value) => money.set('amount', value)}
              token={token}
              {...(tokens && onToken && { tokens, onToken: (next: string) => onToken(form, next) })}
              available={terms.available(token)}
              max={maxOf(token, terms)}
              worth={price === undefined || !isAmount ? null : { value: mul(values.amount, price), unit: 'USD' }}
            />
          )}
        </ControlledField>
        {options.children(form)}
        <ControlledField form={money} name="fee_type">
          {(field) => <FeeField {...field} fees={terms.fees} token={token} available={owned} />}
        </ControlledField>
        <ActionBar sum={{ name: receives(), value: <Money value={arrives} unit={token} hidden={false} /> }}>
          <Submit form={form}>{t.form.next()}</Submit>
        </ActionBar>
      </Form>
    </Card>
  )
}

/** The form of a withdrawal and its review: amount, destination, fee, and a summary beside them. */
export function RequestForm<Values extends MoneyValues>(props: RequestFormProps<Values>) {
  const { ready, requestOf, destinationOf, onEdit, submission, outcome, onSend, links } = props
  const { terms, delay } = ready
  const { form, values, reviewed } = useRequestForm(props)
  const { amount, fee_type } = values
  const { method, token } = requestOf(values)
  return (
    <RequestGrid
      ready={ready}
      aside={reviewed !== null ? <Compare method={method} /> : <Summary {...{ method, amount, token, fee_type, terms, delay }} />}
      review={
        reviewed !== null ? (
          <Review
            request={requestOf(reviewed)}
            destination={destinationOf(reviewed)}
            terms={terms}
            balances={ready.balances}
            delay={delay}
            submission={submission}
            outcome={outcome}
            onEdit={onEdit}
            onSend={() => onSend(requestOf(reviewed))}
            links={links}
          />
        ) : null
      }
      form={<RequestFields form={form} values={values} reviewed={reviewed} options={props} token={token} />}
    />
  )
}
