import { useState } from 'react'
import type { GoogleProblem } from '#design-system/screens/auth/GoogleSignIn.tsx'
import type { GoogleWayProps } from '#design-system/screens/auth/GoogleWay.tsx'
import { useSubmission } from '../../api/use-submission.ts'
import { REFERRAL_COOKIE, readReferral } from '../invitation/referral.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { dropCookie } from '../../lib/cookies.ts'

/** Sign-in with Google, for deployments with a client id. */
export function useGoogle(): Omit<GoogleWayProps, 'onLegal'> {
  const alive = useHydrated()
  const { google_client_id: id } = useConfig()
  const { cookies, secure } = getEnvironment()
  const [googleProblem, setProblem] = useState<GoogleProblem | null>(null)
  const [google, onGoogle] = useSubmission(async () => {
    setProblem(null)
    const { requestGoogleToken, GoogleError } = await import('../../integrations/google.ts')
    try {
      const access_token = await requestGoogleToken(id ?? '')
      const { session } = await import('../../auth/runtime.ts')
      const referral_code = readReferral(cookies)
      await session.signIn({ by: 'google', values: { access_token, ...(referral_code !== null && { referral_code }) } })
      // The server has taken it: the next person in this browser was not invited by it.
      if (referral_code !== null) dropCookie(cookies, REFERRAL_COOKIE, secure)
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error
      setProblem(error.reason)
    }
  })
  return { onGoogle: !alive ? undefined : id ? () => onGoogle() : null, google, googleProblem }
}
