import { describe, expect, it } from 'vitest'
import { drawAt } from '#app/src/entry-server.tsx'
import { locales } from '#design-system/i18n/tags.ts'

const linksOf = (html: string): string[] => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

describe.each(locales)('for guests, in %s', (lang) => {
  it('the landing page links to nothing that requires an account', async () => {
    const { html } = await drawAt(`/${lang}`)
    const links = linksOf(html)
    expect(links.filter((href) => href.includes('/cabinet'))).toEqual([])
    expect(links).toContain(`/${lang}/affiliate-program`)
    expect(links).toContain(`/${lang}/insurance-terms`)
  })

  it.each([
    ['/affiliate-program', 4],
    ['/insurance-terms', 10],
  ])('%s is readable before any script runs', async (path, parts) => {
    const { html } = await drawAt(`/${lang}${path}`)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.match(/<section[^>]*aria-labelledby="/g)).toHaveLength(parts)
    expect(html).not.toContain('aria-busy="true"')
  })
})
