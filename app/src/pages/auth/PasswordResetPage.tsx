import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PasswordResetScreen } from '#design-system/screens/auth/PasswordResetScreen.tsx'
import type { PasswordResetScreenProps } from '#design-system/screens/auth/PasswordResetScreen.tsx'
import { loadRuntime } from '../../auth/load-runtime.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { useApp } from '../../auth/app-context.ts'
import { usePath } from '../../hooks/use-path.ts'
import { now } from '../../lib/clock.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { LINK_USED } from './reset-link.ts'

/** The server sends one link a minute, in ms. */
const PAUSE = 60_000

export default function PasswordResetPage() {
  const { to } = usePath()
  const { environment } = useApp()
  const { hash } = useLocation()
  const alive = useHydrated()
  const [{ email }] = useState(environment.typedEmail.get)
  useEffect(() => environment.typedEmail.set({ email: '' }), [environment])
  const [sent, setSent] = useState<PasswordResetScreenProps['sent']>(null)
  const [submission, onSubmit] = useSubmission(async ({ email }: { email: string }) => {
    const { requestPasswordReset } = await loadRuntime()
    await requestPasswordReset({ email })
    setSent({ email, againAt: now() + PAUSE })
  })
  return (
    <PasswordResetScreen
      sent={sent}
      email={email}
      linkLost={alive && hash === LINK_USED}
      links={{ login: to('/login') }}
      submission={submission}
      onSubmit={onSubmit}
      onAgain={() => setSent(null)}
    />
  )
}
