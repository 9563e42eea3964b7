import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PasswordResetScreen } from '#design-system/screens/auth/PasswordResetScreen.tsx'
import type { PasswordResetScreenProps } from '#design-system/screens/auth/PasswordResetScreen.tsx'
import { useSubmission } from '../../api/use-submission.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { usePath } from '../../hooks/use-path.ts'
import { now } from '../../lib/clock.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { LINK_USED } from './reset-link.ts'

/** The server sends one link a minute, in ms. */
const PAUSE = 60_000

export default function PasswordResetPage() {
  const { to } = usePath()
  const { typedEmail } = getEnvironment()
  const { hash } = useLocation()
  const alive = useHydrated()
  const [{ email }] = useState(typedEmail.get)
  useEffect(() => typedEmail.set({ email: '' }), [typedEmail])
  const [sent, setSent] = useState<PasswordResetScreenProps['sent']>(null)
  const [submission, onSubmit] = useSubmission(async ({ email }: { email: string }) => {
    const { requestPasswordReset } = await import('../../auth/runtime.ts')
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
