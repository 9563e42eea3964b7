import { useWatch } from 'react-hook-form'
import type { UtaDelegationRequest } from '#sdk'
import { AmountField } from '../../forms/AmountField.tsx'
import { amountProblem } from '../../forms/amount.ts'
import type { Draft } from '../../forms/draft.ts'
import { FeeField, useFeeLabel } from '../../forms/FeeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { Model } from '../../forms/Model.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Fee } from '../../lib/fees.ts'
import { canPay, netOf } from '../../lib/fees.ts'
import { add, compare, isZero } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { Cell, Grid } from '../../parts/Grid.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { MoveFacts } from './MoveSummary.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { amountAndFee } from './UtaRefillScreen.schema.ts'
import type { RefillMeans } from './UtaRefillScreen.tsx'

export type RefillAmountStepProps = {
  means: RefillMeans
  fees: readonly Fee[]
  /** What was entered before; `null` the first time. */
  values: UtaDelegationRequest | null
  submission: Submission
  outcome: Outcome
  draft: Draft | undefined
  hidden: boolean
  links: { transactions: string | null; help: string | null }
  onNext: (values: UtaDelegationRequest) => void
}

/** How much, and how the fee is paid; what that comes to stands beside it while it is typed. */
export function RefillAmountStep({ means, fees, values, submission, outcome, draft, hidden, links, onNext }: RefillAmountStepProps) {
  const [{ data }, , uta, { plans, data: own }] = means
  const t = useText('utaRefill')
  const format = useFormat()
  const available = (token: string) => data.find((one) => one.token === token)?.available ?? '0'
  const usdt = available('USDT')
  // The cheaper way first, where it can be paid.
  const first = (fees.find((fee) => fee.fee_type === 'matu' && !isZero(fee.discount) && canPay(fee, 'USDT', available)) ?? fees[0])!
  const labels = { amount: t.amount(), fee_type: useFeeLabel() }
  const form = useSchemaForm<{ amount: string; fee_type: string }>({
    schema: amountAndFee(usdt, 'USDT', fees),
    together: { fee_type: ['amount'] },
    labels,
    submission,
    defaults: values ?? { amount: '', fee_type: first.fee_type },
    ...(draft && { draft: values ? { ...draft, given: null } : draft }),
    onSubmit: ({ amount, fee_type }) => onNext({ amount, fee_type: fee_type as UtaDelegationRequest['fee_type'] }),
  })
  const [typed, chosen] = useWatch({ control: form.control, name: ['amount', 'fee_type'] })
  const fee = fees.find(({ fee_type }) => fee_type === chosen) ?? first
  const amount = typed !== '' && amountProblem(typed) === null ? typed : '0'
  const after = add(uta.balance, netOf(amount, 'USDT', fee))
  const minimum = plans.find(({ id }) => id === own.at(-1)?.plan_id)?.minimum_refill ?? '0'
  const tooLittle = !isZero(amount) && compare(after, minimum) < 0

  return (
    <Grid>
      <Cell span={7}>
        <Card>
          <Form
            form={form}
            label={t.formLabel()}
            {...(outcome.state !== 'none' && { problem: <UnknownOutcome outcome={outcome} links={links} /> })}
          >
            <Model form={form} name="amount">
              {(binding) => <AmountField {...binding} token="USDT" available={usdt} />}
            </Model>
            {!fees.every((one) => isZero(one.amount)) && (
              <FeeField {...form.field('fee_type')} fees={fees} token="USDT" available={available} />
            )}
            {tooLittle && <Notice tone="info">{t.minimum({ amount: format.money(minimum, 'USDT', { minimum: 0 }) })}</Notice>}
            <Submit form={form}>{t.next()}</Submit>
          </Form>
        </Card>
      </Cell>
      <Cell span={5}>
        <SummaryCard title={t.summary.title()}>
          <MoveFacts
            amount={amount}
            token="USDT"
            fee={fee}
            words={t.summary}
            more={[{ name: t.summary.arrives(), value: t.summary.minute() }]}
          />
          <Text as="p" variant="caption" tone="secondary">
            {t.summary.after({ amount: hidden ? `${format.hidden} USDT` : format.money(after, 'USDT') })}
          </Text>
        </SummaryCard>
      </Cell>
    </Grid>
  )
}
