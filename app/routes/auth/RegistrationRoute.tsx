import { useSyncExternalStore } from 'react'
import { RegistrationScreen } from '#design-system/screens/auth/RegistrationScreen.tsx'
import type { RegistrationValues } from '#design-system/screens/auth/RegistrationScreen.tsx'
import { idle } from '#design-system/lib/submission.ts'
import { useReader } from '#design-system/provider/reader.ts'
import { REFERRAL_COOKIE } from '../../constants.ts'
import { prefetch } from '../../navigation.ts'
import { engine } from '../../need.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { useApp } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { dropCookie } from '../../storage/cookies.ts'
import { readReferral } from '../invitation/referral.ts'

const never = (): (() => void) => () => {}

export default function RegistrationRoute() {
  const { to } = usePath()
  const { locale } = useReader()
  const { cookies, secure } = useApp().page
  // The page is written without a reader: the invitation shows once it has one.
  const referral_code = useSyncExternalStore(
    never,
    () => readReferral(cookies),
    () => null,
  )
  const [submission, onSubmit] = useSubmission(async (values: RegistrationValues) => {
    prefetch('/cabinet', locale)
    const { register } = await engine()
    await register({ ...values, lang: locale, ...(referral_code && { referral_code }) })
    dropCookie(cookies, REFERRAL_COOKIE, secure)
  })
  return (
    <RegistrationScreen
      referral_code={referral_code}
      links={{ login: to('/login'), terms: null, privacy: null }}
      submission={submission}
      onSubmit={onSubmit}
      onGoogle={null}
      google={idle}
    />
  )
}
