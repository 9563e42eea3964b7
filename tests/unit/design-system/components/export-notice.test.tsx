import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ExportNotice } from '#design-system/components/feedback/ExportNotice.tsx'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { locales } from '#design-system/i18n/i18n-util.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { idle, refused } from '#design-system/lib/submission.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { visibleText } from '../../../support/rendered.ts'

beforeAll(async () => {
  for (const locale of locales) await loadAreas(locale, ['common', 'frame'])
})

const textOf = (locale: Locale, exporting: Submission, part: number | null): string =>
  visibleText(
    renderToString(
      <DesignSystemProvider locale={locale}>
        <ExportNotice exporting={exporting} part={part} failed="Couldn’t download" />
      </DesignSystemProvider>,
    ),
  ).trim()

test.each<[Locale, RegExp]>([
  ['en', /newest 20,000 rows/],
  ['de', /neuesten 20\.000 Zeilen/],
  ['es', /las 20\.000 filas más recientes/],
  ['ru', /последние строки: 20\s000/],
])('%s: a file that is only a part of its list is named as such', (locale, words) => {
  expect(textOf(locale, idle, 20_000)).toMatch(words)
})

test('a whole file needs no words, a failure has its own', () => {
  expect(textOf('en', idle, null)).toBe('')
  expect(textOf('en', refused({ kind: 'server' }), 20_000)).toMatch(/Couldn’t download(?!.*newest)/s)
})
