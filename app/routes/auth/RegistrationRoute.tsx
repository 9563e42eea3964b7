import { lazy, Suspense, useState } from 'react'
import { RegistrationScreen } from '#design-system/screens/auth/RegistrationScreen.tsx'
import type { LegalDialogProps } from '#design-system/screens/auth/LegalDialog.tsx'
import type { RegistrationValues } from '#design-system/screens/auth/RegistrationScreen.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { REFERRAL_COOKIE } from '../../constants.ts'
import { prefetch } from '../../navigation.ts'
import { engine } from '../../need.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { useAlive, useApp } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { dropCookie } from '../../storage/cookies.ts'
import { readReferral } from '../invitation/referral.ts'
import { useGoogle } from './use-google.ts'

/** Fetched by whoever wants to read it. */
const LegalHost = lazy(() => import('../frames/LegalHost.tsx'))

export default function RegistrationRoute() {
  const { to } = usePath()
  const { locale } = useReader()
  const { cookies, secure } = useApp().page
  const referral_code = useAlive() ? readReferral(cookies) : undefined
  const [legal, setLegal] = useState<LegalDialogProps['which'] | null>(null)
  const [submission, onSubmit] = useSubmission(async (values: RegistrationValues) => {
    prefetch('/cabinet', locale)
    const { register } = await engine()
    await register({ ...values, lang: locale, ...(referral_code && { referral_code }) })
    dropCookie(cookies, REFERRAL_COOKIE, secure)
  })
  return (
    <>
      <RegistrationScreen
        referral_code={referral_code}
        links={{ login: to('/login') }}
        onLegal={setLegal}
        submission={submission}
        onSubmit={onSubmit}
        {...useGoogle()}
      />
      {legal !== null && (
        <Suspense>
          <LegalHost which={legal} onClose={() => setLegal(null)} />
        </Suspense>
      )}
    </>
  )
}
