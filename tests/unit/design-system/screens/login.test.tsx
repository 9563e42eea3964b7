import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales, namespaces } from '#design-system/i18n/i18n-util.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { refused } from '#design-system/lib/submission.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'
import type { LoginScreenProps } from '#design-system/screens/auth/LoginScreen.tsx'
import { visibleText } from '../../../support/rendered.ts'

beforeAll(async () => {
  for (const locale of locales) await loadAreas(locale, namespaces)
})

test.each<[Locale, string]>([
  ['en', 'Wrong email or password'],
  ['de', 'E-Mail-Adresse oder Passwort ist falsch'],
  ['es', 'El correo o la contraseña no son correctos'],
  ['ru', 'Неверная почта или пароль'],
])('%s: a refusal without a text that the user can read is named by our own', (locale, text) => {
  const props = {
    step: 'password',
    reason: 'none',
    links: { registration: '#', passwordReset: '#' },
    submission: refused({ kind: 'invalid', status: 422 }, { email: [] }),
    code: { busy: false },
  } as unknown as LoginScreenProps
  const html = renderToString(
    <DesignSystemProvider locale={locale}>
      <LoginScreen {...props} />
    </DesignSystemProvider>,
  )
  expect(visibleText(html).replaceAll(/\s+/g, ' ')).toContain(text)
})
