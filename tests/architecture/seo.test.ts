import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { path, routeMeta, templates } from '#app/src/site/paths.ts'
import { ORIGIN, stampedFiles } from '#app/build/prerender/origin.ts'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { pictureFile, pictureGroups } from '#app/build/prerender/share.ts'
import { robots } from '#app/build/prerender/sitemap.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import { readSettings } from '#app/server/inject-config.ts'
import { pictureWords } from '#app/build/pictures/draw.tsx'
import { builtPages, dist } from './built.ts'
import { iconFaults, pageFaults, pictureFaults, readable, sitemapFaults } from './seo.ts'

const html = (page: PageRecord): string => readFileSync(join(dist, page.file), 'utf8')

/** From the site map alone: public pages without a parameter that are built. */
const publicPaths = locales.flatMap((lang) =>
  templates
    .filter((template) => {
      const { access } = routeMeta(template)
      return (access === 'public' || access === 'guest') && !template.includes(':') && template !== '/maintenance'
    })
    .map((template) => path(template as '/', lang)),
)

let pages: PageRecord[]
let files: ReadonlySet<string>
let get: (path: string) => Response

beforeAll(() => {
  pages = builtPages()
  files = new Set(readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll('\\', '/')}`))
  const handle = createStaticHandler({ dist, settings: readSettings('') })
  get = (path) => handle(new Request(`https://cabinet.example${path}`))
}, 120_000)

describe('files for crawlers', () => {
  it('the sitemap lists every public page in every language with all its alternates, and nothing else', () => {
    const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
    expect(sitemapFaults(xml, publicPaths)).toEqual([])
    expect(publicPaths).toContain('/de/help')
    expect(xml).not.toContain('cabinet')
  })

  it.each([
    ['a page that is missing', (xml: string) => xml.replace(/<url>[\s\S]*?<\/url>\n/, '')],
    ['a private page', (xml: string) => xml.replace('/ru/login<', '/ru/cabinet<')],
    ['a page without its Spanish alternate', (xml: string) => xml.replace(/<xhtml:link rel="alternate" hreflang="es"[^>]*>\n/, '')],
    [
      'an alternate in the wrong language',
      (xml: string) => xml.replace(`hreflang="de" href="${ORIGIN}/de`, `hreflang="de" href="${ORIGIN}/en`),
    ],
  ])('canary: detects %s', (_, change) => {
    expect(sitemapFaults(change(readFileSync(join(dist, 'sitemap.xml'), 'utf8')), publicPaths)).not.toEqual([])
  })

  it('sitemap and robots.txt contain the deployment’s own address when served; robots.txt disallows private pages in listings only', async () => {
    const [map, rules] = [get('/sitemap.xml'), get('/robots.txt')]
    expect(map.headers.get('content-type')).toContain('xml')
    expect(await map.text()).toContain('<loc>https://cabinet.example/en</loc>')
    expect(await rules.text()).toContain('Sitemap: https://cabinet.example/sitemap.xml')
    expect(robots()).not.toMatch(/Disallow: .*cabinet/)
    // A precompressed copy would be served without the deployment's origin.
    expect([...stampedFiles].flatMap((name) => [`${name}.br`, `${name}.gz`]).filter((name) => files.has(name))).toEqual([])
  })

  it('private pages are also marked by a header', () => {
    for (const private_ of ['/en/cabinet', '/de/cabinet/actives', '/en/password-reset/abcdefgh', '/ru/r/VERA48', '/en/nowhere'])
      expect(get(private_).headers.get('x-robots-tag'), private_).toBe('noindex')
    for (const open of publicPaths) expect(get(open).headers.get('x-robots-tag'), open).toBeNull()
  })
})

describe('each prerendered page', () => {
  it('has the metadata that crawlers, networks and users without JavaScript need, or is private', () => {
    expect(pages.flatMap((page) => pageFaults(html(page), page, files).map((fault) => `${page.path} ${fault}`))).toEqual([])
    expect(pages.filter(({ listed }) => listed).map((page) => page.path)).toEqual(expect.arrayContaining(publicPaths))
  })

  it.each([
    ['another canonical address', (text: string) => text.replace('rel="canonical" href="', 'rel="canonical" href="/x')],
    ['an alternate that is missing', (text: string) => text.replace(/<link rel="alternate"[^>]*hreflang="ru">/, '')],
    ['no picture', (text: string) => text.replace(/<meta property="og:image" [^>]*>/, '')],
    ['a picture that is not there', (text: string) => text.replaceAll('/share/', '/share/x')],
    [
      'a question that the page does not answer',
      (text: string) => text.replace('"@type":"Answer","text":"', '"@type":"Answer","text":"Free money. '),
    ],
    ['broken structured data', (text: string) => text.replace('ld+json">{', 'ld+json">{{')],
    ['no heading', (text: string) => text.replaceAll(/<(\/?)h1/g, '<$1div')],
    ['no text', (text: string) => text.replace(/<div id="root">[\s\S]*?<script/, '<div id="root"></div><script')],
    ['a ban on listing', (text: string) => text.replace('</title>', '</title><meta name="robots" content="noindex">')],
  ])('canary: detects %s', (_, change) => {
    const page = pages.find(({ path }) => path === '/en/help') as PageRecord
    expect(pageFaults(change(html(page)), page, files)).not.toEqual([])
  })

  it('links its icons by root-relative URLs, offline pages too; /favicon.ico exists', () => {
    const documents = [...files].filter((name) => name.endsWith('.html'))
    expect(documents.length).toBeGreaterThan(pages.length)
    expect(documents.flatMap((name) => iconFaults(readFileSync(join(dist, name), 'utf8'), files).map((fault) => name + fault))).toEqual([])
    expect([get('/favicon.ico').status, get('/favicon.ico').headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    const [page] = pages as [PageRecord]
    expect(iconFaults(html(page).replaceAll('href="/favicon', 'href="favicon'), files)).toHaveLength(2)
    expect(iconFaults('<title>MATU</title>', files)).toEqual(['names no icon'])
  })

  it('canary: detects a private page that describes itself', () => {
    const page = pages.find(({ path }) => path === '/en/help') as PageRecord
    expect(pageFaults(html(page), { ...page, listed: false }, files)).toHaveLength(3)
  })

  it('the landing page is complete without JavaScript', () => {
    const text = readable(readFileSync(join(dist, 'de/index.html'), 'utf8'))
    expect(text.length).toBeGreaterThan(2500)
  })
})

describe('share pictures', () => {
  const every = locales.flatMap((lang) => pictureGroups.map((group) => ({ group, lang, file: pictureFile(group, lang) })))

  it('exist in every language, at the required size and below the weight limit', () => {
    const faults = every.flatMap(({ file }) => pictureFaults(readFileSync(join(dist, file))).map((fault) => `${file} ${fault}`))
    expect(faults).toEqual([])
  })

  it('canary: another size, a heavy file and a file that is no picture are detected', () => {
    const png = Buffer.from(readFileSync(join(dist, every[0]!.file)))
    const other = Buffer.from(png)
    other.writeUInt32BE(1000, 16)
    expect(pictureFaults(other)).toEqual(['measures 1000 × 630'])
    expect(pictureFaults(Buffer.concat([png, Buffer.alloc(150_000)]))).toHaveLength(1)
    expect(pictureFaults(Buffer.from('<svg/>'))).toEqual(['is no PNG'])
  })

  it('match the catalogues (run `node app/build/pictures.ts` after changing those messages)', async () => {
    const said = JSON.parse(readFileSync(join(import.meta.dirname, 'share-pictures.json'), 'utf8')) as Record<string, object>
    for (const { file, group, lang } of every) expect(said[file], file).toEqual(await pictureWords(group, lang))
  })
})
