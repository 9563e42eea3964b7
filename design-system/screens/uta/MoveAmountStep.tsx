import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { FeeType } from '#sdk'
import { AmountField } from '../../forms/AmountField.tsx'
import { amountProblem } from '../../forms/amount.ts'
import type { Draft } from '../../forms/draft.ts'
import { FeeField, useFeeLabel } from '../../forms/FeeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { Model } from '../../forms/Model.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Fee } from '../../lib/fees.ts'
import { canPay } from '../../lib/fees.ts'
import { isZero } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { Cell, Grid } from '../../parts/Grid.tsx'
import { Card } from '../../parts/Section.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { amountAndFee } from './move.schema.ts'

/** An amount of USDT between the assets and UTA, and what pays the fee. */
export type Move = { amount: string; fee_type: FeeType }

export type MoveAmountStepProps = {
  words: { form: string; amount: string; next: string }
  /** What can be moved, a decimal string in USDT. */
  available: string
  /** What the assets hold of a token: the fee is paid from them. */
  assets: (token: string) => string
  fees: readonly Fee[]
  /** What was entered before; `null` the first time. */
  values: Move | null
  submission: Submission
  outcome: Outcome
  draft: Draft | undefined
  links: { transactions: string | null; help: string | null }
  onNext: (values: Move) => void
  /** Below the fields: what is worth knowing of this amount. */
  note?: (amount: string, fee: Fee) => ReactNode
  /** Between the amount and the fee. */
  between?: ReactNode
  /** The panel beside the form. */
  summary: (amount: string, fee: Fee) => ReactNode
}

/** How much, and how the fee is paid; what that comes to stands beside it while it is typed. */
export function MoveAmountStep(props: MoveAmountStepProps) {
  const { words, available, assets, fees, values, submission, outcome, draft, links, onNext, note, between, summary } = props
  // The cheaper way first, where it can be paid.
  const first = (fees.find((fee) => fee.fee_type === 'matu' && !isZero(fee.discount) && canPay(fee, 'USDT', assets)) ?? fees[0])!
  const form = useSchemaForm<{ amount: string; fee_type: string }>({
    schema: amountAndFee(available, 'USDT', fees),
    together: { fee_type: ['amount'] },
    labels: { amount: words.amount, fee_type: useFeeLabel() },
    submission,
    defaults: values ?? { amount: '', fee_type: first.fee_type },
    ...(draft && { draft: values ? { ...draft, given: null } : draft }),
    onSubmit: ({ amount, fee_type }) => onNext({ amount, fee_type: fee_type as FeeType }),
  })
  const [typed, chosen] = useWatch({ control: form.control, name: ['amount', 'fee_type'] })
  const fee = fees.find(({ fee_type }) => fee_type === chosen) ?? first
  const amount = typed !== '' && amountProblem(typed) === null ? typed : '0'
  return (
    <Grid>
      <Cell span={7}>
        <Card>
          <Form
            form={form}
            label={words.form}
            {...(outcome.state !== 'none' && { problem: <UnknownOutcome outcome={outcome} links={links} /> })}
          >
            <Model form={form} name="amount">
              {(binding) => <AmountField {...binding} token="USDT" available={available} />}
            </Model>
            {between}
            {!fees.every((one) => isZero(one.amount)) && (
              <FeeField {...form.field('fee_type')} fees={fees} token="USDT" available={assets} />
            )}
            {note?.(amount, fee)}
            <Submit form={form}>{words.next}</Submit>
          </Form>
        </Card>
      </Cell>
      <Cell span={5}>{summary(amount, fee)}</Cell>
    </Grid>
  )
}
