import { RegistrationScreen } from '#design-system/screens/auth/RegistrationScreen.tsx'
import type { RegistrationValues } from '#design-system/screens/auth/RegistrationScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { REFERRAL_COOKIE, readReferral } from '../invitation/referral.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { usePath } from '../../hooks/use-path.ts'
import { dropCookie } from '../../lib/cookies.ts'
import { GuestDrafts } from './GuestDrafts.tsx'
import { useGoogle } from './use-google.ts'
import { useLegal } from '../../layouts/use-legal.tsx'

export default function RegistrationPage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  const { cookies, secure, preload } = getEnvironment()
  const referral_code = useHydrated() ? readReferral(cookies) : undefined
  const [onLegal, legal] = useLegal()
  const [submission, onSubmit] = useSubmission(async (values: RegistrationValues) => {
    void preload('/cabinet', locale)
    const { session } = await import('../../auth/runtime.ts')
    await session.signIn({ by: 'registration', values: { ...values, lang: locale, ...(referral_code && { referral_code }) } })
    dropCookie(cookies, REFERRAL_COOKIE, secure)
  })
  return (
    <>
      <GuestDrafts>
        <RegistrationScreen
          referral_code={referral_code}
          links={{ login: to('/login') }}
          onLegal={onLegal}
          submission={submission}
          onSubmit={onSubmit}
          {...useGoogle()}
        />
      </GuestDrafts>
      {legal}
    </>
  )
}
