import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { path, routeMeta, templates } from '#app/src/paths.ts'
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

/** By the site map alone: what everybody may see, has no parameter and exists. */
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

describe('what crawlers are told', () => {
  it('the site’s map lists every public page in every language with all of its twins, and nothing else', () => {
    const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
    expect(sitemapFaults(xml, publicPaths)).toEqual([])
    expect(publicPaths).toContain('/de/help')
    expect(xml).not.toContain('cabinet')
  })

  it.each([
    ['a page that is missing', (xml: string) => xml.replace(/<url>[\s\S]*?<\/url>\n/, '')],
    ['a private page', (xml: string) => xml.replace('/ru/login<', '/ru/cabinet<')],
    ['a page without its Spanish twin', (xml: string) => xml.replace(/<xhtml:link rel="alternate" hreflang="es"[^>]*>\n/, '')],
    ['a twin in the wrong language', (xml: string) => xml.replace(`hreflang="de" href="${ORIGIN}/de`, `hreflang="de" href="${ORIGIN}/en`)],
  ])('canary: notices %s', (_, change) => {
    expect(sitemapFaults(change(readFileSync(join(dist, 'sitemap.xml'), 'utf8')), publicPaths)).not.toEqual([])
  })

  it('both files name the deployment’s own address once they are served, and the private pages are shut to lists, not to reading', async () => {
    const [map, rules] = [get('/sitemap.xml'), get('/robots.txt')]
    expect(map.headers.get('content-type')).toContain('xml')
    expect(await map.text()).toContain('<loc>https://cabinet.example/en</loc>')
    expect(await rules.text()).toContain('Sitemap: https://cabinet.example/sitemap.xml')
    expect(robots()).not.toMatch(/Disallow: .*cabinet/)
    // A compressed twin of them would be served as it was built.
    expect([...stampedFiles].flatMap((name) => [`${name}.br`, `${name}.gz`]).filter((name) => files.has(name))).toEqual([])
  })

  it('what is not public says so in a header as well', () => {
    for (const private_ of ['/en/cabinet', '/de/cabinet/actives', '/en/password-reset/abcdefgh', '/ru/r/VERA48', '/en/nowhere'])
      expect(get(private_).headers.get('x-robots-tag'), private_).toBe('noindex')
    for (const open of publicPaths) expect(get(open).headers.get('x-robots-tag'), open).toBeNull()
  })
})

describe('each written page', () => {
  it('says of itself what crawlers, networks and readers without JavaScript need, or that it is private', () => {
    expect(pages.flatMap((page) => pageFaults(html(page), page, files).map((fault) => `${page.path} ${fault}`))).toEqual([])
    expect(pages.filter(({ listed }) => listed).map((page) => page.path)).toEqual(expect.arrayContaining(publicPaths))
  })

  it.each([
    ['another canonical address', (text: string) => text.replace('rel="canonical" href="', 'rel="canonical" href="/x')],
    ['a twin that is missing', (text: string) => text.replace(/<link rel="alternate"[^>]*hreflang="ru">/, '')],
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
  ])('canary: notices %s', (_, change) => {
    const page = pages.find(({ path }) => path === '/en/help') as PageRecord
    expect(pageFaults(change(html(page)), page, files)).not.toEqual([])
  })

  it('names its icons from the root, the pages without a connection too; who asks for the oldest one by habit gets it', () => {
    const documents = [...files].filter((name) => name.endsWith('.html'))
    expect(documents.length).toBeGreaterThan(pages.length)
    expect(documents.flatMap((name) => iconFaults(readFileSync(join(dist, name), 'utf8'), files).map((fault) => name + fault))).toEqual([])
    expect([get('/favicon.ico').status, get('/favicon.ico').headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    const [page] = pages as [PageRecord]
    expect(iconFaults(html(page).replaceAll('href="/favicon', 'href="favicon'), files)).toHaveLength(2)
    expect(iconFaults('<title>MATU</title>', files)).toEqual(['names no icon'])
  })

  it('canary: a private page that describes itself is noticed', () => {
    const page = pages.find(({ path }) => path === '/en/help') as PageRecord
    expect(pageFaults(html(page), { ...page, listed: false }, files)).toHaveLength(3)
  })

  it('the landing page reads whole without JavaScript', () => {
    const text = readable(readFileSync(join(dist, 'de/index.html'), 'utf8'))
    expect(text.length).toBeGreaterThan(2500)
  })
})

describe('the pictures that networks show', () => {
  const every = locales.flatMap((lang) => pictureGroups.map((group) => ({ group, lang, file: pictureFile(group, lang) })))

  it('are there in every language, in the size that networks want and light', () => {
    const faults = every.flatMap(({ file }) => pictureFaults(readFileSync(join(dist, file))).map((fault) => `${file} ${fault}`))
    expect(faults).toEqual([])
  })

  it('canary: another size, a heavy one and no picture at all are noticed', () => {
    const png = Buffer.from(readFileSync(join(dist, every[0]!.file)))
    const other = Buffer.from(png)
    other.writeUInt32BE(1000, 16)
    expect(pictureFaults(other)).toEqual(['measures 1000 × 630'])
    expect(pictureFaults(Buffer.concat([png, Buffer.alloc(150_000)]))).toHaveLength(1)
    expect(pictureFaults(Buffer.from('<svg/>'))).toEqual(['is no PNG'])
  })

  it('say what the catalogues say: run `npm run pictures` after a change of those words', async () => {
    const said = JSON.parse(readFileSync(join(import.meta.dirname, 'share-pictures.json'), 'utf8')) as Record<string, object>
    for (const { file, group, lang } of every) expect(said[file], file).toEqual(await pictureWords(group, lang))
  })
})
