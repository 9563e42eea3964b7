import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { BalanceList, FeeType, Preferences } from '#sdk'
import { ActionBar } from '../../forms/ActionBar.tsx'
import { AmountField } from '../../forms/AmountField.tsx'
import { amountProblem } from '../../forms/amount.ts'
import { FeeField, useFeeLabel } from '../../forms/FeeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { ReviewedForm, ReviewStep } from '../../forms/ReviewStep.tsx'
import { restoredValues, useReviewed } from '../../forms/useReviewed.ts'
import type { SchemaForm } from '../../forms/useSchemaForm.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Fee } from '../../lib/fees.ts'
import { canPay, feesOf, netOf } from '../../lib/fees.ts'
import type { Freshness } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { CardGridItem, CardGrid, PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { FlowStepper } from '../../components/navigation/FlowStepper.tsx'
import Typography from '@mui/material/Typography'
import { UnknownOutcome } from '../../components/feedback/UnknownOutcome.tsx'
import { useFormat } from '../../provider/useFormat.ts'
import { amountAndFee } from './move.schema.ts'
import { StepperSlot } from './StepperSlot.ts'
import { SummaryCard } from './SummaryCard.tsx'

/** An amount of USDT to move between the assets and UTA, and how the fee is paid. */
export type Move = { amount: string; fee_type: FeeType }

type Typed = { amount: string; fee_type: string }

export type TransferFormProps = ReviewSteps & {
  words: {
    formLabel: () => string
    amount: () => string
    summary: { receives: () => string }
    next: () => string
    check: {
      title: () => string
      confirm: (values: { amount: string }) => string
      change: () => string
      ahead: () => string
      aheadText: () => string
    }
  }
  /** Names of the steps. */
  steps: readonly string[]
  /** The available amount, a decimal string in USDT. */
  available: string
  /** Minimum amount, in USDT. */
  minimum?: string
  /** Age of the data shown. */
  fresh: Freshness
  /** Asset balances: the fee is paid from them. */
  balances: BalanceList
  preferences: Preferences
  submission: Submission
  outcome: Outcome
  /** The amount that the form starts with, and where it comes from. */
  suggested?: { amount: string; hint: string } | null
  /** Name of the draft. */
  draft: string
  links: { transactions: string | null; support: string | null }
  onConfirm: (values: Move) => void
  /** Content between the amount and the fee. */
  between?: ReactNode
  /** The panel beside the amount. */
  summary: (amount: string, fee: Fee) => ReactNode
  /** The summary in the review. */
  check: (amount: string, fee: Fee) => ReactNode
  /** Note in the review about what happens next. */
  ahead?: (amount: string, fee: Fee) => ReactNode
}

/** The form, the fees on offer, and what is being typed. */
function useTransferForm(props: TransferFormProps) {
  const { words, available, balances, minimum, submission } = props
  const { review, reviewedOf } = useReviewed<Typed>(props)
  const fees = feesOf(props.preferences)
  const assets = (token: string) => balances.data.find((one) => one.token === token)?.available ?? null
  // Preselects the cheaper fee if the user can pay it.
  const first = (fees.find(
    (fee) => fee.fee_type === 'matu' && !isZero(fee.discount) && canPay(fee, 'USDT', (token) => assets(token) ?? '0'),
  ) ?? fees[0])!
  const feeOf = (fee_type: string) => fees.find((fee) => fee.fee_type === fee_type) ?? first
  const schema = amountAndFee(available, 'USDT', fees, minimum)
  const form: SchemaForm<Typed> = useSchemaForm<Typed>({
    resolver: zodResolver(schema),
    together: { fee_type: ['amount'] },
    labels: { amount: words.amount(), fee_type: useFeeLabel() },
    submission,
    defaults: { amount: props.suggested?.amount ?? '', fee_type: first.fee_type },
    draft: props.draft,
    onSubmit: (values) => review(values, form.getValues()),
  })
  const values = useWatch({ control: form.control }) as Typed
  return { form, values, fees, feeOf, assets, reviewed: reviewedOf(values, restoredValues(form.given, values, schema)) }
}

type TransferFieldsProps = Pick<ReturnType<typeof useTransferForm>, 'form' | 'values' | 'fees' | 'assets' | 'reviewed'> & {
  options: TransferFormProps
  /** The amount that can be read from what is typed, or zero, and its fee. */
  amount: string
  fee: Fee
}

/** What is typed: the amount, and which token pays the fee if there is one. */
function TransferFields({ form, values, fees, assets, reviewed, options, amount, fee }: TransferFieldsProps) {
  const { words, available, minimum, suggested, outcome, links } = options
  // During the review, the outcome is shown there.
  const outcomeNotice = reviewed !== null ? null : outcome.state === 'none' ? undefined : <UnknownOutcome outcome={outcome} links={links} />
  return (
    <Card>
      <Form form={form} label={words.formLabel()} {...(outcomeNotice !== undefined && { problem: outcomeNotice })}>
        <ControlledField form={form} name="amount" {...(suggested?.amount === values.amount && { helperText: suggested.hint })}>
          {(binding) => (
            <AmountField
              {...binding}
              onSet={(value) => form.set('amount', value)}
              token="USDT"
              available={available}
              {...(minimum !== undefined && { min: minimum })}
            />
          )}
        </ControlledField>
        {options.between}
        {!fees.every((one) => isZero(one.amount)) && (
          <ControlledField form={form} name="fee_type">
            {(field) => <FeeField {...field} fees={fees} token="USDT" available={assets} />}
          </ControlledField>
        )}
        <ActionBar sum={{ name: words.summary.receives(), value: <Money value={netOf(amount, 'USDT', fee)} unit="USDT" hidden={false} /> }}>
          <Submit form={form}>{words.next()}</Submit>
        </ActionBar>
      </Form>
    </Card>
  )
}

/** Moves USDT between the assets and UTA: amount and fee with a live summary, then a review before sending. */
export function TransferForm(props: TransferFormProps) {
  const { words, submission, outcome, links, onEdit, onConfirm, summary, check, ahead } = props
  const format = useFormat()
  const transfer = useTransferForm(props)
  const { values, reviewed, feeOf } = transfer
  const amount = values.amount !== '' && amountProblem(values.amount) === null ? values.amount : '0'
  return (
    <PageStack sx={reviewed ? centred : {}}>
      {reviewed ? (
        <FlowStepper steps={props.steps} current={1} />
      ) : (
        <StepperSlot>
          <FlowStepper steps={props.steps} current={0} />
        </StepperSlot>
      )}
      <CardGrid>
        <CardGridItem span={reviewed ? 12 : 7}>
          <ReviewedForm
            form={<TransferFields {...transfer} options={props} amount={amount} fee={feeOf(values.fee_type)} />}
            review={
              reviewed && (
                <ReviewStep
                  title={words.check.title()}
                  submission={submission}
                  outcome={outcome}
                  links={links}
                  edit={{ label: words.check.change(), onEdit }}
                  send={{
                    label: words.check.confirm({ amount: format.money(reviewed.amount, 'USDT') }),
                    onSend: () => onConfirm(reviewed as Move),
                  }}
                >
                  {check(reviewed.amount, feeOf(reviewed.fee_type))}
                </ReviewStep>
              )
            }
          />
        </CardGridItem>
        <CardGridItem span={reviewed ? 12 : 5}>
          {reviewed ? (
            <SummaryCard title={words.check.ahead()} fresh={props.fresh}>
              <Typography component="p" variant="body2" color="textSecondary">
                {words.check.aheadText()}
              </Typography>
              {ahead?.(reviewed.amount, feeOf(reviewed.fee_type))}
            </SummaryCard>
          ) : (
            summary(amount, feeOf(values.fee_type))
          )}
        </CardGridItem>
      </CardGrid>
    </PageStack>
  )
}
