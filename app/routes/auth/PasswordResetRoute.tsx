import { useState } from 'react'
import { PasswordResetScreen } from '#design-system/screens/auth/PasswordResetScreen.tsx'
import { engine } from '../../need.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { usePath } from '../../root/use-path.ts'

export default function PasswordResetRoute() {
  const { to } = usePath()
  const [sent, setSent] = useState(false)
  const [submission, onSubmit] = useSubmission(async ({ email }: { email: string }) => {
    const { askForReset } = await engine()
    await askForReset(email)
    setSent(true)
  })
  return (
    <PasswordResetScreen
      sent={sent}
      links={{ login: to('/login') }}
      submission={submission}
      onSubmit={onSubmit}
      onAgain={() => setSent(false)}
    />
  )
}
