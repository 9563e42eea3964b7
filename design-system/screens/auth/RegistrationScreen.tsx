import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod/mini'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import type { ConnectedField } from '../../forms/fieldProps.ts'
import { NameField } from '../../forms/NameField.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { InvitedBy } from '../../components/data-display/InvitedBy.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { GoogleWay } from './GoogleWay.tsx'
import type { GoogleWayProps } from './GoogleWay.tsx'
import { LegalLink } from './LegalLink.tsx'
import { registrationSchema } from './RegistrationScreen.schema.ts'

export interface RegistrationValues {
  firstname: string
  lastname: string
  email: string
  password: string
  password_confirmation: string
  terms_accepted: true
}

export interface RegistrationScreenProps extends GoogleWayProps {
  /** Invitation code from the cookie; `null`: no invitation; `undefined`: not known yet. */
  referral_code: string | null | undefined
  /** Sign-in, for those who have an account. */
  links: { login: string }
  /** State of creating the account; refused values are shown at their fields. */
  submission: Submission
  /** The completed form, with the consents given. */
  onSubmit: (values: RegistrationValues) => void
}

type ConsentProps = { field: ConnectedField<boolean> } & Pick<RegistrationScreenProps, 'onLegal'>

function ConsentCheckbox({ field, onLegal }: ConsentProps) {
  const t = useTranslations('auth').registration
  return (
    <Checkbox
      {...field}
      label={(piece) => (
        <Trans
          text={t.consent()}
          plain={piece}
          render={(words, mark) => <LegalLink onClick={() => onLegal(mark === 0 ? 'terms' : 'privacy')}>{words}</LegalLink>}
        />
      )}
    />
  )
}

export function RegistrationScreen({ referral_code, links, onLegal, submission, onSubmit, ...google }: RegistrationScreenProps) {
  const auth = useTranslations('auth')
  const t = auth.registration
  const form = useSchemaForm<z.infer<typeof registrationSchema>>({
    resolver: zodResolver(registrationSchema),
    draft: 'registration',
    labels: {
      firstname: t.firstname(),
      lastname: t.lastname(),
      email: auth.email(),
      password: auth.password(),
      password_confirmation: t.repeat(),
      terms_accepted: t.consentName(),
    },
    submission,
    onSubmit: (values) => onSubmit({ ...values, terms_accepted: true }),
    refused: { email: 'forms.email_refused' },
    together: { password: ['password_confirmation'] },
  })
  return (
    <Stack spacing={5} sx={{ minWidth: 0 }}>
      <PageHeader
        title={t.title()}
        lead={
          <>
            {t.haveAccount()} <TextLink href={links.login}>{t.signIn()}</TextLink>
          </>
        }
      />
      <InvitedBy code={referral_code} text={t.invitedBy} />
      <Form form={form}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))', rowGap: 5, columnGap: 3 }}>
          <ControlledField form={form} name="firstname">
            {(field) => <NameField {...field} autoComplete="given-name" />}
          </ControlledField>
          <ControlledField form={form} name="lastname">
            {(field) => <NameField {...field} autoComplete="family-name" />}
          </ControlledField>
        </Box>
        <ControlledField form={form} name="email">
          {(field) => <EmailField {...field} />}
        </ControlledField>
        <ControlledField form={form} name="password">
          {(field) => <PasswordField {...field} rules autoComplete="new-password" />}
        </ControlledField>
        <ControlledField form={form} name="password_confirmation">
          {(field) => <PasswordField {...field} quiet autoComplete="new-password" placeholder={t.repeatPlaceholder()} />}
        </ControlledField>
        <ControlledField form={form} name="terms_accepted">
          {(field) => <ConsentCheckbox field={field} onLegal={onLegal} />}
        </ControlledField>
        <Submit form={form}>{t.submit()}</Submit>
      </Form>
      <GoogleWay {...google} onLegal={onLegal} />
    </Stack>
  )
}
