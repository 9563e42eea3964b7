import { useState } from 'react'
import { VerificationScreen } from '#design-system/screens/profile/VerificationScreen.tsx'
import { useConfirmVerification, useGetVerificationStatus, useSendVerificationCode } from '#sdk'
import type { CodeSent, VerificationChannel } from '#sdk'
import { now } from '../../clock.ts'
import { TELEGRAM_POLL } from '../../constants.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { useView } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

export default function VerificationRoute() {
  const { to } = usePath()
  const [sent, setSent] = useState<CodeSent | null>(null)
  // The bot tells the server, not this page: it asks while the link counts.
  const waiting = (): number | false => sent?.channel === 'telegram' && now() < Date.parse(sent.expires_at) && TELEGRAM_POLL
  const status = useGetVerificationStatus({ query: { refetchInterval: waiting } })
  const { mutateAsync: send } = useSendVerificationCode()
  const { mutateAsync: confirm } = useConfirmVerification()
  const [sending, onSend, forgetRefusal] = useSubmission(async (channel: VerificationChannel) => setSent(await send({ channel, data: {} })))
  const [confirming, onConfirm] = useSubmission(async (channel: VerificationChannel, code: string) => {
    await confirm({ channel, data: { code } })
    setSent(null)
    forgetRefusal()
  })
  return (
    <VerificationScreen
      verification={toLoadable(status)}
      sent={sent}
      sending={sending}
      onSend={onSend}
      confirming={confirming}
      onConfirm={onConfirm}
      onRefresh={() => void status.refetch()}
      links={{ cabinet: useView().verification === 'verified' ? to('/cabinet') : null, help: to('/help') }}
    />
  )
}
