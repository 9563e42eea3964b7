import { ShieldWarningIcon } from '@phosphor-icons/react/dist/csr/ShieldWarning'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { CodeSent, TrustedWallet } from '#sdk'
import { CodeField } from '../../forms/CodeField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { Model } from '../../forms/Model.tsx'
import { upToFive } from '../../forms/numberWords.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { Sentence } from '../../forms/Sentence.tsx'
import { clockText, useCountdown } from '../../forms/useCountdown.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { instant } from '../../lib/dates.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { Cell, Grid } from '../../parts/Grid.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { useProblemText } from '../../parts/useProblemText.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { walletCodeSchema } from './TrustedWalletAddScreen.schema.ts'
import { useAtField } from './useAtField.ts'
import { WalletSummary } from './WalletSummary.tsx'

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })
const Head = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })
const Start = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const Target = styled('b')({ fontWeight: 500, overflowWrap: 'anywhere' })
const drawTarget = (words: string) => <Target>{words}</Target>

export type WalletCodeStepProps = {
  wallet: TrustedWallet
  sending: Submission
  onSend: () => void
  confirming: Submission
  onConfirm: (code: string) => void
  changing: Submission
  onChange: () => void
}

/** A request beside the form that failed, and why: as quiet as the field. */
function Why({ submission, children }: { submission: Submission; children?: string }) {
  const t = useText('wallets').code
  const { now } = useReader()
  const say = useProblemText()
  const { problem } = submission
  const wait = problem?.kind === 'throttled' ? problem.retryAfter : undefined
  const [told, setTold] = useState({ problem, until: wait && now() + wait * 1000 })
  if (told.problem !== problem) setTold({ problem, until: wait && now() + wait * 1000 })
  const left = useCountdown(told.until)
  return (
    <output>
      {problem && (
        <Text variant="caption" tone="secondary">
          {children} {wait === undefined ? say(problem) : left > 0 && t.wait({ time: clockText(left) })}
        </Text>
      )}
    </output>
  )
}

type CodeFormProps = Pick<WalletCodeStepProps, 'confirming' | 'onConfirm'> & { sent: CodeSent }

function CodeForm({ sent, confirming, onConfirm }: CodeFormProps) {
  const t = useText('wallets').code
  const words = useText('forms').code
  const expired = useCountdown(instant(sent.expires_at)) === 0
  const form = useSchemaForm<{ code: string }>({
    schema: walletCodeSchema,
    labels: { code: words.label() },
    submission: useAtField(confirming, 'code'),
    onSubmit: ({ code }) => onConfirm(code),
    defaults: { code: '' },
  })
  return (
    <Form form={form} label={t.other()}>
      <Model form={form} name="code">
        {(binding) => (
          <CodeField
            {...binding}
            locked={binding.locked === true || expired}
            expired={expired}
            takesFocus
            help={words.attempts({ words: upToFive(words.words, sent.attempts_left), count: sent.attempts_left })}
          />
        )}
      </Model>
      <Submit form={form} disabled={expired}>
        {t.submit()}
      </Submit>
    </Form>
  )
}

/** Six digits that make a wallet trusted, and when others may be asked for. */
export function WalletCodeStep({ wallet, sending, onSend, confirming, onConfirm, changing, onChange }: WalletCodeStepProps) {
  const t = useText('wallets').code
  const format = useFormat()
  const { code: sent } = wallet
  // What was wrong with the code before says nothing about the new one.
  const [tried, setTried] = useState({ sent: sent?.sent_at, confirming })
  if (tried.sent !== sent?.sent_at) setTried({ sent: sent?.sent_at, confirming })
  const time = sent ? format.time(sent.expires_at) : ''
  const change = (
    <Button variant="text" busy={changing.busy} onClick={onChange}>
      {t.change()}
    </Button>
  )
  return (
    <Grid>
      <Cell span={7}>
        <Card>
          <Stack>
            <Head>
              <Text as="h2" variant="h2">
                {sent?.channel === 'email' ? t.email() : t.other()}
              </Text>
              <Text as="p" variant="bodySm" tone="secondary">
                {sent ? (
                  <Sentence text={sent.target === null ? t.sent({ time }) : t.sentTo({ target: sent.target, time })} render={drawTarget} />
                ) : (
                  t.none()
                )}
              </Text>
            </Head>
            {sent ? (
              <>
                <CodeForm
                  key={sent.sent_at}
                  sent={sent}
                  confirming={confirming === tried.confirming && !confirming.busy ? { busy: false } : confirming}
                  onConfirm={onConfirm}
                />
                <ResendCode
                  allowedAt={instant(sent.resend_at)}
                  wait={(instant(sent.resend_at) - instant(sent.sent_at)) / 1000}
                  busy={sending.busy}
                  onResend={onSend}
                >
                  {change}
                </ResendCode>
              </>
            ) : (
              <Start>
                <Button busy={sending.busy} onClick={onSend}>
                  {t.ask()}
                </Button>
                {change}
              </Start>
            )}
            <Why submission={sending}>{t.notSent()}</Why>
            <Why submission={changing} />
          </Stack>
        </Card>
      </Cell>
      <Cell span={5}>
        <Stack>
          <WalletSummary label={wallet.label} address={wallet.address} />
          <Notice tone="warning" icon={<ShieldWarningIcon weight="fill" aria-hidden="true" />} title={t.never()}>
            {t.neverText()}
          </Notice>
        </Stack>
      </Cell>
    </Grid>
  )
}
