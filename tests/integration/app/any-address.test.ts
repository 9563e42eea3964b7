import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { drawAt } from '#app/src/entry-server.tsx'
import { locales } from '#design-system/i18n/tags.ts'
import { resolveRedirects } from '#app/src/auth/guards.ts'
import { matchPath, templates } from '#app/src/site/paths.ts'
import { samplePath } from '../../support/sample-path.ts'
import { isNightly } from '../../support/nightly.ts'

// The words of our own paths, so that some match a page, and characters that break URL parsers.
const words = [
  ...new Set(templates.flatMap((template) => template.split('/').filter((part) => part !== '' && !part.startsWith(':')))),
  '', '.', '..', '%2F', '%', '%zz', '%00', '%E0%A4%A', '%33', '%0A', '3', '9', 'VERA48', 'wal-1', 'abcdef0123456789', '<b>', '"', '\\', 'é', '\u202E', '💥', ':lang', '*',
] // prettier-ignore
const pages = templates.map((template) => samplePath(template).slice(1))
const segment = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 8 }).map(encodeURIComponentOf))
const rest = fc.oneof(
  { weight: 2, arbitrary: fc.array(segment, { maxLength: 6 }).map((parts) => parts.join('/')) },
  { weight: 1, arbitrary: fc.constantFrom(...pages) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...pages), segment).map((parts) => parts.join('/')) },
)

function encodeURIComponentOf(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%D8'
}

const stranger = {
  verification: 'unknown',
  twoFactor: false,
  flags: { insurance: true },
  maintenance: false,
  locale: 'en',
} as const

/** What is rendered at a path after its redirects. */
async function readAt(address: string): Promise<{ heading: string; path: string; missing: boolean }> {
  // While the session is being checked a cabinet page renders its layout; nobody is redirected.
  const { address: end } = resolveRedirects(address, { ...stranger, session: 'checking' })
  const path = end.split(/[?#]/)[0] ?? ''
  const { html } = await drawAt(path)
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
  return { heading, path, missing: /<bdi\b/.test(html) }
}

/** Paths in each language; `npm run nightly` renders 1,000 in all. */
const RUNS = isNightly ? 250 : 15

describe('generated paths, rendered (N3)', () => {
  it.each(locales)('in %s are never blank and never throw: each has a heading, and no page of ours is its 404', async (lang) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const addresses = fc.sample(rest, { numRuns: RUNS, seed: 20_261_122 + locales.indexOf(lang) }).map((path) => `/${lang}/${path}`)
    const seen = new Map<string, Awaited<ReturnType<typeof readAt>>>()
    for (const address of addresses) {
      // A page without parameters renders the same at each of its paths; a 404 names its path.
      const key = matchPath(address).template ?? address
      if (!seen.has(key)) seen.set(key, await readAt(address))
    }
    // An invitation stores its code and redirects: it renders nothing.
    expect([...seen.values()].filter(({ heading, path }) => heading.trim() === '' && matchPath(path).template !== '/r/:code')).toEqual([])
    expect([...seen.values()].filter(({ path, missing }) => missing !== (matchPath(path).template === null))).toEqual([])
    expect([...seen.values()].filter(({ missing }) => missing).length).toBeGreaterThan(RUNS * 0.3)
    expect([...seen.values()].filter(({ missing }) => !missing).length).toBeGreaterThan(RUNS * 0.1)
    // React Router's warnings about a percent sign that encodes nothing and about a line break; there must be no others.
    expect(warn.mock.calls.map(([text]) => String(text)).filter((text) => !/could not be decoded|^No routes matched/.test(text))).toEqual(
      [],
    )
  })
})
