import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { NewPasswordScreen } from '#design-system/screens/auth/NewPasswordScreen.tsx'
import { isApiError } from '../../api/to-problem.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { usePath } from '../../hooks/use-path.ts'
import { LINK_USED } from './reset-link.ts'

/**
 * Whether the reset link is expired or belongs to another email: by the error code where the server sends codes, otherwise by an error at the field
 * `email` or `token`.
 */
const isExpired = (error: unknown): boolean => {
  if (!isApiError(error) || error.kind !== 'invalid') return false
  if (error.codes.length > 0) return error.says('passwords.token')
  return error.fields?.['email'] !== undefined || error.fields?.['token'] !== undefined
}

export default function NewPasswordPage() {
  const { to } = usePath()
  const { search } = useLocation()
  const { token = '' } = useParams()
  const { view } = getEnvironment()
  const [email] = useState(() => new URLSearchParams(search).get('email') ?? '')
  const [step, setStep] = useState<'form' | 'expired' | 'done'>(email ? 'form' : 'expired')
  // The token leaves the address bar, the history and what scripts can read. The router keeps it until the document goes.
  const shown = to('/password-reset') + LINK_USED
  useEffect(() => window.history.replaceState(window.history.state, '', shown), [shown])
  const [submission, onSubmit] = useSubmission(async (values: { password: string; password_confirmation: string }) => {
    const { resetPassword } = await import('../../auth/runtime.ts')
    try {
      await resetPassword({ token, email, ...values })
      view.set({ reason: 'password-changed' })
      setStep('done')
    } catch (error) {
      if (!isExpired(error)) throw error
      setStep('expired')
    }
  })
  return (
    <NewPasswordScreen
      step={step}
      email={email}
      links={{ login: to('/login'), passwordReset: to('/password-reset') }}
      submission={submission}
      onSubmit={onSubmit}
    />
  )
}
