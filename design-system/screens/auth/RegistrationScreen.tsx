import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { styled } from '@mui/material/styles'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Ahead } from '../../parts/Ahead.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { paint } from '../../parts/paint.ts'
import { Sentence } from '../../parts/Sentence.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { useText } from '../../provider/reader.ts'
import { AuthColumn } from './AuthColumn.tsx'
import { GoogleWay } from './GoogleWay.tsx'
import type { GoogleWayProps } from './GoogleWay.tsx'
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
  /** From the cookie; `null`: nobody invited; `undefined`: that is not known yet. */
  referral_code: string | null | undefined
  links: { login: string }
  /** The texts that are agreed to; the form stays as it is. */
  onLegal: (which: 'terms' | 'privacy') => void
  submission: Submission
  onSubmit: (values: RegistrationValues) => void
}

const Invite = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  padding: '10px 16px',
  borderRadius: 14,
  backgroundColor: paint(theme).surface.sunken,
  '& > svg': { width: 22, height: 22, flex: 'none', color: paint(theme).text.secondary },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
}))

// A text opens over the form: a button, drawn as a link in its sentence.
const Words = styled('button')(({ theme }) => ({
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 430,
  textAlign: 'start',
  cursor: 'pointer',
  color: paint(theme).brand.main,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'currentColor' },
}))

const Names = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))', gap: '20px 12px' })

function InvitedBy({ code }: { code: string }) {
  const { invitedBy } = useText('auth').registration
  return (
    <Invite>
      <UsersThreeIcon aria-hidden="true" />
      <span>
        <Sentence text={invitedBy({ code })} render={(words) => <b>{words}</b>} />
      </span>
    </Invite>
  )
}

export function RegistrationScreen({ referral_code, links, onLegal, submission, onSubmit, ...google }: RegistrationScreenProps) {
  const auth = useText('auth')
  const t = auth.registration
  const form = useSchemaForm({
    schema: registrationSchema,
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
    together: { password: ['password_confirmation'] },
  })
  return (
    <AuthColumn>
      <PageHeader
        title={t.title()}
        lead={
          <>
            {t.haveAccount()} <TextLink href={links.login}>{t.signIn()}</TextLink>
          </>
        }
      />
      {referral_code === undefined ? (
        <Ahead of="invited">
          <InvitedBy code="…" />
        </Ahead>
      ) : (
        referral_code !== null && <InvitedBy code={referral_code} />
      )}
      <Form form={form}>
        <Names>
          <TextField {...form.field('firstname')} autoComplete="given-name" />
          <TextField {...form.field('lastname')} autoComplete="family-name" />
        </Names>
        <EmailField {...form.field('email')} />
        <PasswordField {...form.field('password')} rules autoComplete="new-password" />
        <PasswordField {...form.field('password_confirmation')} quiet autoComplete="new-password" placeholder={t.repeatPlaceholder()} />
        <Checkbox
          {...form.field('terms_accepted')}
          label={(piece) => (
            <Sentence
              text={t.consent()}
              plain={piece}
              render={(words, mark) => (
                <Words type="button" onClick={() => onLegal(mark === 0 ? 'terms' : 'privacy')}>
                  {words}
                </Words>
              )}
            />
          )}
        />
        <Submit form={form}>{t.submit()}</Submit>
      </Form>
      <GoogleWay {...google} />
    </AuthColumn>
  )
}
