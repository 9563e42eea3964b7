import Stack from '@mui/material/Stack'
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { EmailField } from '../../forms/EmailField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { lazyResolver } from '../../forms/lazyResolver.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { useThrottled } from '../../forms/useRetryAfter.ts'
import type { Submission } from '../../lib/submission.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import { GoogleWay } from './GoogleWay.tsx'
import type { GoogleWayProps } from './GoogleWay.tsx'
import type { CodeValues } from './TwoFactorStep.tsx'

export type { CodeValues } from './TwoFactorStep.tsx'
export interface LoginValues {
  email: string
  password: string
}

export interface LoginScreenProps extends GoogleWayProps {
  /** `password` first; `twoFactor` when the server asks for a code. */
  step: 'password' | 'twoFactor'
  /** Why the user was sent here; `undefined`: not known yet. */
  reason: 'none' | 'session-ended' | 'someone-else' | 'inactive' | 'sign-in-needed' | 'password-changed' | undefined
  /** Registration and password reset. */
  links: { registration: string; passwordReset: string }
  /** State of sending e-mail and password; refused values are shown at their fields. */
  submission: Submission
  /** E-mail, password, and whether to stay signed in. */
  onSubmit: (values: LoginValues) => void
  /** The user goes to the password reset, with the e-mail typed so far. */
  onForgot: (email: string) => void
  /** Errors of a wrong code are in `fields.code` or `fields.recovery_code`. */
  code: Submission
  /** A code from the app, or a recovery code. */
  onCode: (values: CodeValues) => void
  /** From the code back to e-mail and password. */
  onBack: () => void
}

// Few users need the second step, so the public page does not include it; it loads while the password is being checked.
const TwoFactorStep = lazyComponent(async () => (await import('./TwoFactorStep.tsx')).TwoFactorStep)

const { resolver, preload } = lazyResolver(async () => (await import('./LoginScreen.schema.ts')).loginSchema)

export function LoginScreen({ step, code, onCode, onBack, ...password }: LoginScreenProps) {
  const { busy } = password.submission
  const { locale } = useDesignSystem()
  useEffect(() => {
    if (busy) void TwoFactorStep.preload(locale)
  }, [busy, locale])
  // The first step stays until the second can be rendered: its own Suspense boundary would show an empty page for at least 300 ms.
  const shown = useDeferredValue(step)
  if (shown === 'password') return <PasswordStep {...password} submission={{ ...password.submission, busy: busy || step !== shown }} />
  return <TwoFactorStep submission={code} onCode={onCode} onBack={onBack} />
}

type PasswordStepProps = Omit<LoginScreenProps, 'step' | 'code' | 'onCode' | 'onBack'>

// Servers report wrong credentials at `email`, but the error is about both fields, so it is shown above them. Without a text in the user's language
// it is ours.
const aboutBoth = ({ problem, fields }: Submission): string | undefined =>
  problem?.kind === 'invalid' ? fields?.['email']?.join(' ') : undefined

const withoutEmail = ({ fields, ...rest }: Submission): Submission => {
  const { email: _, ...others } = fields ?? {}
  return { ...rest, ...(Object.keys(others).length > 0 && { fields: others }) }
}

// The password is the likelier typo, and the one the user cannot reread.
function useFocusAfterRefusal(busy: boolean, refusal: string | undefined, focus: () => void) {
  const wasBusy = useRef(busy)
  const refused = useEffectEvent(focus)
  useEffect(() => {
    if (wasBusy.current && !busy && refusal !== undefined) refused()
    wasBusy.current = busy
  }, [busy, refusal])
}

function ReasonNotice({ reason, answered }: Pick<LoginScreenProps, 'reason'> & { answered: boolean }) {
  const words = useTranslations('auth').login.reason
  const why = {
    'session-ended': words.sessionEnded,
    'someone-else': words.someoneElse,
    inactive: words.inactive,
    'sign-in-needed': words.signInNeeded,
    'password-changed': words.passwordChanged,
  }
  if (reason === undefined || reason === 'none' || answered) return null
  return <Notice severity={reason === 'password-changed' ? 'success' : 'info'}>{why[reason]()}</Notice>
}

function PasswordStep({ reason, links, submission: original, onSubmit, onForgot, ...google }: PasswordStepProps) {
  const t = useTranslations('auth')
  const { submission, sleeping } = useThrottled(original)
  useEffect(preload, [])
  const refusal = aboutBoth(submission)
  const form = useSchemaForm<{ email: string; password: string }>({
    resolver,
    draft: null,
    labels: { email: t.email(), password: t.password() },
    submission: refusal === undefined ? submission : withoutEmail(submission),
    onSubmit,
  })
  useFocusAfterRefusal(submission.busy, refusal, () => form.setFocus('password'))
  return (
    <Stack spacing={5} sx={{ minWidth: 0 }}>
      <PageHeader
        title={t.login.title()}
        lead={
          <>
            {t.login.noAccount()} <TextLink href={links.registration}>{t.login.register()}</TextLink>
          </>
        }
      />
      <ReasonNotice reason={reason} answered={submission.busy || submission.problem !== undefined} />
      <Form
        form={form}
        {...(refusal !== undefined && {
          problem: (
            <Notice severity="error" title={refusal.replace(/\.$/, '') || t.login.wrong()} role="alert">
              {t.login.keyboard()}
            </Notice>
          ),
        })}
      >
        <ControlledField form={form} name="email">
          {(field) => <EmailField {...field} autoComplete="username" />}
        </ControlledField>
        <ControlledField form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              aside={
                <TextLink standalone href={links.passwordReset} onClick={() => onForgot(form.getValues('email') ?? '')}>
                  {t.login.forgot()}
                </TextLink>
              }
            />
          )}
        </ControlledField>
        <Submit form={form} disabled={sleeping}>
          {t.login.submit()}
        </Submit>
      </Form>
      <GoogleWay {...google} />
    </Stack>
  )
}
