import { RegistrationScreen } from '#design-system/screens/auth/RegistrationScreen.tsx'
import type { RegistrationValues } from '#design-system/screens/auth/RegistrationScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { REFERRAL_COOKIE } from '../../constants.ts'
import { loadRuntime } from '../../load-runtime.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { useApp } from '../../root/app-context.ts'
import { useHydrated } from '../../root/hydration.ts'
import { preloadPage } from '../../root/load-page.ts'
import { usePath } from '../../root/use-path.ts'
import { dropCookie } from '../../storage/cookies.ts'
import { readReferral } from '../invitation/referral.ts'
import { useGoogle } from './use-google.ts'
import { useLegal } from './use-legal.tsx'

export default function RegistrationPage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  const { cookies, secure } = useApp().environment
  const referral_code = useHydrated() ? readReferral(cookies) : undefined
  const [onLegal, legal] = useLegal()
  const [submission, onSubmit] = useSubmission(async (values: RegistrationValues) => {
    void preloadPage('/cabinet', locale)
    const { register } = await loadRuntime()
    await register({ ...values, lang: locale, ...(referral_code && { referral_code }) })
    dropCookie(cookies, REFERRAL_COOKIE, secure)
  })
  return (
    <>
      <RegistrationScreen
        referral_code={referral_code}
        links={{ login: to('/login') }}
        onLegal={onLegal}
        submission={submission}
        onSubmit={onSubmit}
        {...useGoogle()}
      />
      {legal}
    </>
  )
}
