import { useState } from 'react'
import { useDraftState } from '#design-system/forms/useDraft.ts'
import type { PasswordDialogProps } from '#design-system/screens/profile/PasswordDialog.tsx'
import type { Submission } from '#design-system/lib/submission.ts'
import { useConfirmVerification, useSendVerificationCode } from '#sdk'
import type { CodeSent, VerificationChannel } from '#sdk'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { session } from '../../auth/runtime.ts'
import { usePasswordCheck } from './use-password-check.ts'

export interface ContactCodes {
  /** The response of the last send. */
  sent: CodeSent | null
  /** Until when the last link to the bot is valid; empty without one. It stays valid while another contact is confirmed, and over a reload. */
  botUntil: string
  sending: Submission
  onSend: (channel: VerificationChannel, contact?: string) => void
  confirming: Submission
  /** The channel that was just confirmed. */
  confirmed: VerificationChannel | null
  onConfirm: (channel: VerificationChannel, code: string) => void
  /** The dialog for the password: the server requires a recent confirmation before a change of the email address. */
  password: PasswordDialogProps | null
}

/** Sends and confirms codes for contacts. */
export function useContactCodes(): ContactCodes {
  const [sent, setSent] = useState<CodeSent | null>(null)
  const [bot, setBot] = useDraftState('telegram link', { until: '' })
  const [confirmed, setConfirmed] = useState<VerificationChannel | null>(null)
  const { checked, dialog } = usePasswordCheck()
  const { mutateAsync: send } = useSendVerificationCode()
  const { mutateAsync: confirm } = useConfirmVerification()
  const sending = useWrite({
    mutationFn: async ({ channel, contact }: { channel: VerificationChannel; contact: string | undefined }) => {
      const answer = await checked(() => send({ channel, data: contact === undefined ? {} : { contact } }))
      setSent(answer)
      if (channel === 'telegram') setBot({ until: answer.expires_at })
    },
  })
  const confirming = useWrite({
    mutationFn: async ({ channel, code }: { channel: VerificationChannel; code: string }) => {
      // A refresh in between may already bring the new address.
      if (channel === 'email') session.emailChanged()
      await confirm({ channel, data: { code } })
      if (channel === 'email') session.emailChanged()
      setSent(null)
      setConfirmed(channel)
      sending.reset()
    },
  })
  return {
    sent,
    botUntil: bot.until,
    sending: toSubmission(sending),
    onSend: (channel, contact) => sending.mutate({ channel, contact }),
    confirming: toSubmission(confirming),
    confirmed,
    onConfirm: (channel, code) => confirming.mutate({ channel, code }),
    password: dialog,
  }
}
