import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { FormProblem } from '#design-system/forms/FormProblem.tsx'
import { ReviewStep } from '#design-system/forms/ReviewStep.tsx'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales } from '#design-system/i18n/i18n-util.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { Problem } from '#design-system/lib/loadable.ts'
import { refused } from '#design-system/lib/submission.ts'
import { ContactForm } from '#design-system/screens/profile/ContactForm.tsx'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { visibleText } from '../../../support/rendered.ts'

beforeAll(async () => {
  for (const locale of locales) await loadAreas(locale, ['common', 'forms', 'verification'])
})

const htmlOf = (problem: Problem, locale: Locale): string =>
  renderToString(
    <DesignSystemProvider locale={locale} onSignInAgain={() => {}}>
      <FormProblem problem={problem} />
    </DesignSystemProvider>,
  )
const textOf = (problem: Problem, locale: Locale = 'en'): string => visibleText(htmlOf(problem, locale)).replaceAll(/\s+/g, ' ')

test.each<[Locale, string]>([
  ['en', 'Sign in again'],
  ['de', 'Erneut anmelden'],
  ['es', 'Iniciar sesión de nuevo'],
  ['ru', 'Войти снова'],
])('%s: a session that ended for a form leads to signing in again, not to what was entered', (locale, button) => {
  const problem: Problem = { kind: 'unauthorized', status: 401 }
  // The title may use the same words.
  expect(/<button[^>]*>(.*?)<\/button>/.exec(htmlOf(problem, locale))?.[1]).toContain(button)
  expect(textOf(problem, locale)).not.toMatch(/check what you entered/i)
})

test('a cookie that the server does not accept is named, with the wait until a press sends anything', () => {
  const text = textOf({ kind: 'csrf', status: 419, retryAfter: 7 })
  expect(text).toContain('security cookie')
  expect(text).toContain('0:07')
  expect(textOf({ kind: 'csrf', status: 419 })).toContain('Allow cookies for this site')
})

test.each<[Locale, string]>([
  ['en', 'The server’s security cookie doesn’t reach this page'],
  ['de', 'Das Sicherheits-Cookie des Servers kommt auf dieser Seite nicht an'],
  ['es', 'La cookie de seguridad del servidor no llega a esta página'],
  ['ru', 'Защитный файл cookie сервера не доходит до этой страницы'],
])('%s: a cookie that the page cannot read has words of its own', (locale, title) => {
  expect(textOf({ kind: 'no-cookie', status: 419 }, locale)).toContain(title)
  expect(textOf({ kind: 'no-cookie', retryAfter: 7 }, locale)).toContain('0:07')
})

test.each<[string, Problem, boolean]>([
  ['rests while a press would send nothing', { kind: 'csrf', retryAfter: 7 }, true],
  ['rests where the cookie cannot be read either', { kind: 'no-cookie', retryAfter: 7 }, true],
  ['can be pressed as soon as it would send again', { kind: 'csrf', status: 419 }, false],
  ['can be pressed after any other failure', { kind: 'server', status: 500 }, false],
])('the button %s', (_, problem, rests) => {
  const sending = refused(problem)
  const html = renderToString(
    <DesignSystemProvider locale="en">
      <ContactForm name="email" sending={sending} onSend={() => {}} back="Back" onBack={() => {}} />
      <ReviewStep
        title="Review"
        submission={sending}
        outcome={{ state: 'none' }}
        links={{ transactions: null, support: null }}
        edit={{ label: 'Edit', onEdit: () => {} }}
        send={{ label: 'Pay', onSend: () => {} }}
      >
        {null}
      </ReviewStep>
    </DesignSystemProvider>,
  )
  const disabledOf = (label: string): boolean =>
    /<button[^>]*\bdisabled=""[^>]*>(?:(?!<\/button>).)*LABEL/.test(html.replaceAll(label, 'LABEL'))
  expect([disabledOf('Send code'), disabledOf('Pay')]).toEqual([rests, rests])
})
