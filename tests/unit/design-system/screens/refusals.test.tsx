import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales, namespaces } from '#design-system/i18n/i18n-util.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { refused } from '#design-system/lib/submission.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { ContactForm } from '#design-system/screens/profile/ContactForm.tsx'
import { RegistrationScreen } from '#design-system/screens/auth/RegistrationScreen.tsx'
import type { RegistrationScreenProps } from '#design-system/screens/auth/RegistrationScreen.tsx'
import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'
import type { LoginScreenProps } from '#design-system/screens/auth/LoginScreen.tsx'
import { visibleText } from '../../../support/rendered.ts'

beforeAll(async () => {
  for (const locale of locales) await loadAreas(locale, namespaces)
})

const textOf = (locale: Locale, screen: ReactElement): string =>
  visibleText(renderToString(<DesignSystemProvider locale={locale}>{screen}</DesignSystemProvider>)).replaceAll(/\s+/g, ' ')

/** A 422 at a field whose text is in a language that the user does not read. */
const refusalOf = (field: string) => refused({ kind: 'invalid', status: 422 }, { [field]: [] })

test.each<[Locale, string]>([
  ['en', 'Wrong email or password'],
  ['de', 'E-Mail-Adresse oder Passwort ist falsch'],
  ['es', 'El correo o la contraseña no son correctos'],
  ['ru', 'Неверная почта или пароль'],
])('%s: a refused sign-in without a text that the user can read is named by our own', (locale, text) => {
  const props = {
    step: 'password',
    reason: 'none',
    links: { registration: '#', passwordReset: '#' },
    submission: refusalOf('email'),
    code: { busy: false },
  } as unknown as LoginScreenProps
  expect(textOf(locale, <LoginScreen {...props} />)).toContain(text)
})

describe.each<[Locale, string]>([
  ['en', 'This email can’t be used. It may already belong to an account.'],
  ['de', 'Diese E-Mail-Adresse kann nicht verwendet werden. Möglicherweise gehört sie bereits zu einem Konto.'],
  ['es', 'No se puede usar este correo. Es posible que ya pertenezca a una cuenta.'],
  ['ru', 'Эту почту нельзя использовать. Возможно, она уже привязана к аккаунту.'],
])('%s: a refused email without a text that the user can read', (locale, text) => {
  test('of a registration is named by our own', () => {
    const props = { referral_code: null, links: { login: '#' }, submission: refusalOf('email') } as unknown as RegistrationScreenProps
    expect(textOf(locale, <RegistrationScreen {...props} />)).toContain(text)
  })

  test('of a changed contact is named by our own', () => {
    const change = (name: 'email' | 'phone') => (
      <ContactForm name={name} sending={refusalOf('contact')} onSend={() => {}} back="" onBack={() => {}} />
    )
    expect(textOf(locale, change('email'))).toContain(text)
    expect(textOf(locale, change('phone'))).not.toContain(text)
  })
})
