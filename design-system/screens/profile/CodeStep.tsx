import { styled } from '@mui/material/styles'
import type { CodeSent } from '#sdk'
import { CodeField } from '../../forms/CodeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { Model } from '../../forms/Model.tsx'
import { upToFive } from '../../forms/numberWords.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { Sentence } from '../../forms/Sentence.tsx'
import { useCountdown } from '../../forms/useCountdown.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { instant } from '../../lib/dates.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { desktop, paint } from '../../parts/paint.ts'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { codeSchema } from './VerificationScreen.schema.ts'

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  paddingTop: 16,
  borderTop: `1px solid ${paint(theme).border.hairline}`,
  [desktop]: { '& form': { maxWidth: 400 } },
}))

const Target = styled('span')({ display: 'inline-block', maxWidth: '100%', fontWeight: 500, overflowWrap: 'anywhere' })
const drawTarget = (words: string) => <Target>{words}</Target>

type Props = {
  /** What is confirmed, for the form's name. */
  title: string
  sent: CodeSent
  confirming: Submission
  onConfirm: (code: string) => void
  renewing: boolean
  onRenew: () => void
  /** The way to give another contact. */
  other?: string
  onOther?: () => void
}

/** Where the code went, its six digits, and when another one may be asked for. */
export function CodeStep({ title, sent, confirming, onConfirm, renewing, onRenew, other, onOther }: Props) {
  const t = useText('verification').code
  const words = useText('forms').code
  const format = useFormat()
  const expired = useCountdown(instant(sent.expires_at)) === 0
  const form = useSchemaForm<{ code: string }>({
    schema: codeSchema,
    labels: { code: words.label() },
    submission: confirming,
    onSubmit: ({ code }) => onConfirm(code),
    defaults: { code: '' },
  })
  const time = format.time(sent.expires_at)
  const where = sent.target === null ? t.sent({ time }) : t.sentTo({ target: sent.target, time })
  return (
    <Root>
      <Text as="p" variant="bodySm" tone="secondary">
        <Sentence text={where} render={drawTarget} />
      </Text>
      <Form form={form} label={title}>
        <Model form={form} name="code">
          {(binding) => (
            <CodeField
              {...binding}
              locked={binding.locked === true || expired}
              expired={expired}
              takesFocus
              // After a wrong code the server counts, in its own sentence.
              help={words.attempts({ words: upToFive(words.words, sent.attempts_left), count: sent.attempts_left })}
            />
          )}
        </Model>
        <Submit form={form} disabled={expired}>
          {t.submit()}
        </Submit>
      </Form>
      <ResendCode
        allowedAt={instant(sent.resend_at)}
        wait={(instant(sent.resend_at) - instant(sent.sent_at)) / 1000}
        busy={renewing}
        onResend={onRenew}
      >
        {other && (
          <Button variant="text" onClick={onOther}>
            {other}
          </Button>
        )}
      </ResendCode>
    </Root>
  )
}
