import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'
import type { CodeValues, LoginValues } from '#design-system/screens/auth/LoginScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { useSession } from '../../auth/environment-hooks.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { usePath, useReturnTo } from '../../hooks/use-path.ts'
import { useGoogle } from './use-google.ts'
import { useLegal } from '../../layouts/use-legal.tsx'

export default function LoginPage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  const { code, reason } = useSession()
  const alive = useHydrated()
  const returnTo = useReturnTo()
  const { typedEmail, preload } = getEnvironment()
  const [onLegal, legal] = useLegal()
  const [submission, onSubmit] = useSubmission(async (values: LoginValues) => {
    void preload('/cabinet', locale)
    const { session } = await import('../../auth/runtime.ts')
    await session.signIn({ by: 'password', values })
  })
  const [challenge, onCode, forgetRefusal] = useSubmission(async (values: CodeValues) => {
    const { session } = await import('../../auth/runtime.ts')
    await session.answerCode(values)
  })
  return (
    <>
      <LoginScreen
        step={code ? 'twoFactor' : 'password'}
        reason={!alive ? undefined : reason === 'none' && returnTo ? 'sign-in-needed' : reason}
        links={{ registration: to('/registration'), passwordReset: to('/password-reset') }}
        submission={submission}
        onSubmit={onSubmit}
        onForgot={(email) => typedEmail.set({ email })}
        code={challenge}
        onCode={onCode}
        onBack={() => {
          forgetRefusal()
          void import('../../auth/runtime.ts').then(({ session }) => session.send({ type: 'BACK' }))
        }}
        onLegal={onLegal}
        {...useGoogle()}
      />
      {legal}
    </>
  )
}
