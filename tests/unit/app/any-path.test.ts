import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { resolveRedirects } from '#app/src/auth/guards.ts'
import type { GuardContext } from '#app/src/auth/guards.ts'
import { matchPath, localizePath, routeMeta, templates } from '#app/src/site/paths.ts'
import { titleOf } from '#app/src/site/titles.ts'

const words = [
  ...new Set(templates.flatMap((template) => template.split('/').filter((part) => part !== '' && !part.startsWith(':')))),
  'en', 'ru', 'de', 'es', 'fr', 'EN', '..', '.', '', '%2F', '%', '%zz', '%00', '%E0%A4%A', '\u202E', 'é', '<script>', '"', '\\', '1', '6', '7', 'wal-1', '?', '#', '&', ';',
] // prettier-ignore
const segment = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary', maxLength: 12 }))
const query = fc.option(
  fc.oneof(
    fc.constant('?next=//evil.example'),
    fc.constant('?next=%2Fen%2Fcabinet'),
    fc.string().map((text) => `?${text}`),
  ),
  { nil: '' },
)
const address = fc.tuple(fc.array(segment, { maxLength: 8 }), query).map(([parts, search]) => `/${parts.join('/')}${search}`)
const situation: fc.Arbitrary<GuardContext> = fc.record({
  session: fc.constantFrom('anonymous', 'checking', 'signedIn'),
  verification: fc.constantFrom('unknown', 'failed', 'verified', 'unverified'),
  twoFactor: fc.boolean(),
  flags: fc.record({ insurance: fc.boolean() }),
  maintenance: fc.boolean(),
  locale: fc.constantFrom('en', 'ru', 'de', 'es'),
})

describe('any path', () => {
  beforeAll(() => loadAreas('en', ['pages', 'frame']))

  it('1,000 random ones end on a page of ours or a 404, and never throw or leave the origin', () => {
    let pages = 0
    fc.assert(
      fc.property(address, situation, (requested, now) => {
        const { address: end, steps, verdict } = resolveRedirects(requested, now)
        expect(steps.length).toBeLessThanOrEqual(3)
        for (const step of steps) expect(new URL(step, 'https://here.invalid').origin).toBe('https://here.invalid')
        const { lang, template, params } = matchPath(end.split(/[?#]/)[0] ?? '')
        expect(lang).not.toBeNull()
        if (verdict.kind === 'stay') {
          pages += 1
          expect(template).not.toBeNull()
          for (const [name, value] of Object.entries(params)) expect(value).toMatch(routeMeta(template!).params![name]!)
          expect(titleOf('en', template!, params)).not.toBe('')
        } else expect(verdict.kind).toBe('missing')
      }),
      { numRuns: 1000, seed: 20_261_122 },
    )
    expect(pages).toBeGreaterThan(50)
  })

  it('keeps its language or gets one', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 8 }), (parts) => {
        const german = localizePath(`/${parts.join('/')}`, 'de')
        expect(matchPath(german).lang).toBe('de')
      }),
      { numRuns: 1000, seed: 20_261_122 },
    )
  })
})
