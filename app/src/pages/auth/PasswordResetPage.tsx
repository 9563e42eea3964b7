import { useEffect, useState } from 'react'
import { PasswordResetScreen } from '#design-system/screens/auth/PasswordResetScreen.tsx'
import { engine } from '../../load-runtime.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { useApp } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

export default function PasswordResetPage() {
  const { to } = usePath()
  const { page } = useApp()
  const [{ email }] = useState(page.typedEmail.get)
  useEffect(() => page.typedEmail.set({ email: '' }), [page])
  const [sent, setSent] = useState(false)
  const [submission, onSubmit] = useSubmission(async ({ email }: { email: string }) => {
    const { askForReset } = await engine()
    await askForReset(email)
    setSent(true)
  })
  return (
    <PasswordResetScreen
      sent={sent}
      email={email}
      links={{ login: to('/login') }}
      submission={submission}
      onSubmit={onSubmit}
      onAgain={() => setSent(false)}
    />
  )
}
