import { styled } from '@mui/material/styles'
import { object } from 'zod/mini'
import type { CodeSent } from '#sdk'
import { CodeField } from '../../forms/CodeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { Model } from '../../forms/Model.tsx'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { digits, required, text } from '../../forms/rules.ts'
import { Sentence } from '../../forms/Sentence.tsx'
import { upToFive } from '../../forms/numberWords.ts'
import { useCountdown } from '../../forms/useCountdown.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { instant } from '../../lib/dates.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { Text } from '../../parts/Text.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const codeSchema = object({ code: text().check(required(), digits(6)) })

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  '& form > button': { overflowWrap: 'anywhere' },
})
const Target = styled('span')({ display: 'inline-block', maxWidth: '100%', fontWeight: 500, overflowWrap: 'anywhere' })
const drawTarget = (words: string) => <Target>{words}</Target>

export type ConfirmStepProps = {
  code: CodeSent
  /** Amount and token, to be read on the button. */
  amount: string
  confirming: Submission
  outcome: Outcome
  onConfirm: (code: string) => void
  resending: Submission
  onResend: () => void
  links: { transactions: string | null; help: string | null }
}

/** Six digits: where they are, how long they count, how many tries are left, and when the next ones may be asked for. Drawn anew for each code. */
export function ConfirmStep({ code, amount, confirming, outcome, onConfirm, resending, onResend, links }: ConfirmStepProps) {
  const t = useText('withdraw').code
  const words = useText('forms').code
  const format = useFormat()
  const expired = useCountdown(instant(code.expires_at)) === 0
  const used = code.attempts_left === 0
  const form = useSchemaForm<{ code: string }>({
    schema: codeSchema,
    labels: { code: words.label() },
    submission: confirming,
    onSubmit: (values) => onConfirm(values.code),
    defaults: { code: '' },
  })
  const time = format.time(code.expires_at)
  const where = code.channel === 'app' ? t.app({ time }) : code.target === null ? t.sent({ time }) : t.sentTo({ target: code.target, time })
  return (
    <Column>
      <Text as="p" variant="bodySm" tone="secondary">
        <Sentence text={where} render={drawTarget} />
      </Text>
      <Form
        form={form}
        label={t.label()}
        {...(outcome.state !== 'none' && { problem: <UnknownOutcome outcome={outcome} links={links} /> })}
      >
        <Model form={form} name="code">
          {(binding) => (
            <CodeField
              {...binding}
              locked={binding.locked === true || expired || used}
              expired={expired}
              takesFocus
              // After a wrong code the server counts, in its own sentence.
              help={used ? t.used() : words.attempts({ words: upToFive(words.words, code.attempts_left), count: code.attempts_left })}
            />
          )}
        </Model>
        <Submit form={form} disabled={expired || used}>
          {t.submit({ amount })}
        </Submit>
      </Form>
      {resending.problem && resending.problem.kind !== 'unknown-outcome' && <FormProblem problem={resending.problem} />}
      <ResendCode
        allowedAt={instant(code.resend_at)}
        wait={(instant(code.resend_at) - instant(code.sent_at)) / 1000}
        busy={resending.busy}
        onResend={onResend}
      />
    </Column>
  )
}
