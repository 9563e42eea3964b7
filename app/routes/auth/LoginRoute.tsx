import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'
import type { CodeValues, LoginValues } from '#design-system/screens/auth/LoginScreen.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { prefetch } from '../../navigation.ts'
import { engine } from '../../need.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { useAlive, useView } from '../../root/app-context.ts'
import { usePath, useWanted } from '../../root/use-path.ts'
import { useGoogle } from './use-google.ts'

export default function LoginRoute() {
  const { to } = usePath()
  const { locale } = useReader()
  const { code, reason } = useView()
  const alive = useAlive()
  const wanted = useWanted()
  const [submission, onSubmit] = useSubmission(async (values: LoginValues) => {
    prefetch('/cabinet', locale)
    const { signIn } = await engine()
    await signIn(values)
  })
  const [challenge, onCode, forgetRefusal] = useSubmission(async (values: CodeValues) => {
    const { answerCode } = await engine()
    await answerCode(values)
  })
  return (
    <LoginScreen
      step={code ? 'twoFactor' : 'password'}
      reason={!alive ? undefined : reason === 'none' && wanted ? 'sign-in-needed' : reason}
      links={{ registration: to('/registration'), passwordReset: to('/password-reset') }}
      submission={submission}
      onSubmit={onSubmit}
      code={challenge}
      onCode={onCode}
      onBack={() => {
        forgetRefusal()
        void engine().then(({ backToPassword }) => backToPassword())
      }}
      {...useGoogle()}
    />
  )
}
