import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'
import type { CodeValues, LoginValues } from '#design-system/screens/auth/LoginScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { loadRuntime } from '../../auth/load-runtime.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { useApp, useSession } from '../../auth/app-context.ts'
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
  const { environment, preload } = useApp()
  const [onLegal, legal] = useLegal()
  const [submission, onSubmit] = useSubmission(async (values: LoginValues) => {
    void preload('/cabinet', locale)
    const { session } = await loadRuntime()
    await session.signIn({ by: 'password', values })
  })
  const [challenge, onCode, forgetRefusal] = useSubmission(async (values: CodeValues) => {
    const { session } = await loadRuntime()
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
        onForgot={(email) => environment.typedEmail.set({ email })}
        code={challenge}
        onCode={onCode}
        onBack={() => {
          forgetRefusal()
          void loadRuntime().then(({ session }) => session.back())
        }}
        onLegal={onLegal}
        {...useGoogle()}
      />
      {legal}
    </>
  )
}
