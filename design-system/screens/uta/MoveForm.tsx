import type { ReactNode } from 'react'
import type { BalanceList, Preferences } from '#sdk'
import type { Draft } from '../../forms/draft.ts'
import type { Fee } from '../../lib/fees.ts'
import { feesOf } from '../../lib/fees.ts'
import type { Freshness } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { Text } from '../../parts/Text.tsx'
import { useFormat } from '../../provider/useFormat.ts'
import type { Move } from './MoveAmountStep.tsx'
import { MoveAmountStep } from './MoveAmountStep.tsx'
import { MoveCheckStep } from './MoveCheckStep.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import type { MoveSteps } from './useMoveSteps.ts'

export type MoveFormProps = {
  steps: MoveSteps
  words: {
    formLabel: () => string
    amount: () => string
    next: () => string
    check: {
      title: () => string
      confirm: (values: { amount: string }) => string
      change: () => string
      ahead: () => string
      aheadText: () => string
    }
  }
  /** What can be moved, a decimal string in USDT. */
  available: string
  /** When what is read here was true. */
  fresh: Freshness
  /** The assets: the fee is paid from them. */
  balances: BalanceList
  preferences: Preferences
  submission: Submission
  outcome: Outcome
  draft: Draft | undefined
  links: { transactions: string | null; help: string | null }
  onConfirm: (values: Move) => void
  /** Below the fields: what is worth knowing of this amount. */
  note?: (amount: string, fee: Fee) => ReactNode
  /** Between the amount and the fee. */
  between?: ReactNode
  /** The panel beside the amount. */
  summary: (amount: string, fee: Fee) => ReactNode
  /** What is about to move, for the second look. */
  check: (amount: string, fee: Fee) => ReactNode
  /** What the second look adds about what comes next. */
  ahead?: (amount: string, fee: Fee) => ReactNode
}

/** USDT between the assets and UTA: an amount and its fee, then a second look before it moves. */
export function MoveForm(props: MoveFormProps) {
  const { steps, words, balances, submission, outcome, links } = props
  const format = useFormat()
  const fees = feesOf(props.preferences)
  const { values } = steps
  if (steps.checking && values) {
    const fee = fees.find(({ fee_type }) => fee_type === values.fee_type) ?? fees[0]!
    return (
      <MoveCheckStep
        words={{
          title: words.check.title(),
          confirm: words.check.confirm({ amount: format.exact(values.amount, 'USDT') }),
          change: words.check.change(),
        }}
        submission={submission}
        outcome={outcome}
        links={links}
        onChange={steps.onChange}
        onConfirm={() => props.onConfirm(values)}
        summary={
          <SummaryCard title={words.check.ahead()} fresh={props.fresh}>
            <Text as="p" variant="bodySm" tone="secondary">
              {words.check.aheadText()}
            </Text>
            {props.ahead?.(values.amount, fee)}
          </SummaryCard>
        }
      >
        {props.check(values.amount, fee)}
      </MoveCheckStep>
    )
  }
  return (
    <MoveAmountStep
      words={{ form: words.formLabel(), amount: words.amount(), next: words.next() }}
      available={props.available}
      assets={(token) => balances.data.find((one) => one.token === token)?.available ?? '0'}
      fees={fees}
      values={values}
      submission={submission}
      outcome={outcome}
      draft={props.draft}
      links={links}
      onNext={steps.onNext}
      summary={props.summary}
      {...(props.note && { note: props.note })}
      {...(props.between !== undefined && { between: props.between })}
    />
  )
}
