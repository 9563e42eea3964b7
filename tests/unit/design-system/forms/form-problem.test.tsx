import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { FormProblem } from '#design-system/forms/FormProblem.tsx'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales } from '#design-system/i18n/i18n-util.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { Problem } from '#design-system/lib/loadable.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { visibleText } from '../../../support/rendered.ts'

beforeAll(async () => {
  for (const locale of locales) await loadAreas(locale, ['common', 'forms'])
})

const textOf = (problem: Problem, locale: Locale = 'en', onSignInAgain: (() => void) | undefined = () => {}): string =>
  visibleText(
    renderToString(
      <DesignSystemProvider locale={locale} onSignInAgain={onSignInAgain}>
        <FormProblem problem={problem} />
      </DesignSystemProvider>,
    ),
  ).replaceAll(/\s+/g, ' ')

test.each<[Locale, string]>([
  ['en', 'Sign in again'],
  ['de', 'Erneut anmelden'],
  ['es', 'Iniciar sesión de nuevo'],
  ['ru', 'Войти снова'],
])('%s: a session that ended for a form leads to signing in again, not to what was entered', (locale, button) => {
  const problem: Problem = { kind: 'unauthorized', status: 401 }
  expect(textOf(problem, locale)).toContain(button)
  expect(textOf(problem, locale)).not.toMatch(/check what you entered/i)
})

test('a cookie that the server does not accept is named, with the wait until a press sends anything', () => {
  const text = textOf({ kind: 'csrf', status: 419, retryAfter: 7 })
  expect(text).toContain('security cookie')
  expect(text).toContain('0:07')
  expect(textOf({ kind: 'csrf', status: 419 })).toContain('Allow cookies for this site')
})
