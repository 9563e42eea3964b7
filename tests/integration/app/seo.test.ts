import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { path, routeMeta, templates } from '#app/src/site/paths.ts'
import { ORIGIN, stampedFiles } from '#app/build/prerender/origin.ts'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { pictureFile, pictureGroups } from '#app/build/prerender/share.ts'
import { robots } from '#app/build/prerender/sitemap.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import { readSettings } from '#app/server/settings.ts'
import { pictureWords } from '#app/build/pictures/draw.tsx'
import { builtFiles, builtPages, dist, readBuilt } from '#tests/support/built.ts'
import { hasTheme, iconFaults, pageFaults, pictureFaults, readable, sitemapFaults } from './seo.ts'

const html = (page: PageRecord): string => readBuilt(page.file)

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
  files = new Set(builtFiles().map((name) => `/${name}`))
  const handle = createStaticHandler({ dist, settings: readSettings('') })
  get = (path) => handle(new Request(`https://cabinet.example${path}`))
}, 120_000)

describe('files for crawlers', () => {
  it('the sitemap lists every public page in every language with all its alternates, and nothing else', () => {
    const xml = readBuilt('sitemap.xml')
    expect(sitemapFaults(xml, publicPaths)).toEqual([])
    expect(publicPaths).toContain('/de/help')
    expect(xml).not.toContain('cabinet')
    // Canaries: a page that is missing, a private one, one without its Spanish alternate, an alternate in the wrong language.
    for (const changed of [
      xml.replace(/<url>[\s\S]*?<\/url>\n/, ''),
      xml.replace('/ru/login<', '/ru/cabinet<'),
      xml.replace(/<xhtml:link rel="alternate" hreflang="es"[^>]*>\n/, ''),
      xml.replace(`hreflang="de" href="${ORIGIN}/de`, `hreflang="de" href="${ORIGIN}/en`),
    ])
      expect(sitemapFaults(changed, publicPaths)).not.toEqual([])
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
    for (const private_ of [
      '/en/cabinet',
      '/de/cabinet/actives',
      '/en/maintenance',
      '/en/password-reset/abcdefgh',
      '/ru/r/VERA48',
      '/en/nowhere',
    ])
      expect(get(private_).headers.get('x-robots-tag'), private_).toBe('noindex')
    for (const open of publicPaths) expect(get(open).headers.get('x-robots-tag'), open).toBeNull()
  })
})

describe('each prerendered page', () => {
  it('has the metadata that crawlers, networks and users without JavaScript need, or is private', () => {
    expect(pages.flatMap((page) => pageFaults(html(page), page, files).map((fault) => `${page.path} ${fault}`))).toEqual([])
    expect(pages.filter(({ listed }) => listed).map((page) => page.path)).toEqual(expect.arrayContaining(publicPaths))
  })

  it.each<[fault: string, change: (text: string) => string]>([
    ['has the canonical address', (text) => text.replace('rel="canonical" href="', 'rel="canonical" href="/x')],
    ['has no alternate for ru', (text) => text.replace(/<link rel="alternate"[^>]*hreflang="ru">/, '')],
    ['has no og:image', (text) => text.replace(/<meta property="og:image" [^>]*>/, '')],
    ['has a picture that is not there', (text) => text.replaceAll('/share/', '/share/x')],
    ['says what the page does not', (text) => text.replace('"@type":"Answer","text":"', '"@type":"Answer","text":"Free money. ')],
    ['is not JSON', (text) => text.replace('ld+json">{', 'ld+json">{{')],
    ['has not one heading', (text) => text.replaceAll(/<(\/?)h1/g, '<$1div')],
    ['says too little', (text) => text.replace(/<div id="root">[\s\S]*?<script/, '<div id="root"></div><script')],
    ['may not be listed', (text) => text.replace('</title>', '</title><meta name="robots" content="noindex">')],
  ])('canary: %s', (fault, change) => {
    const page = pages.find(({ path }) => path === '/en/help')!
    expect(pageFaults(change(html(page)), page, files).join('\n')).toContain(fault)
    expect(pageFaults(html(page), { ...page, listed: false }, files)).toHaveLength(3)
  })

  it('has the theme once, for both schemes, where Emotion hydrates it', () => {
    expect(pages.filter((page) => !hasTheme(html(page))).map(({ path }) => path)).toEqual([])
    expect(hasTheme(html(pages[0]!).replace('</head>', '<style>:root{--matu-palette-primary-main:red}</style></head>'))).toBe(false)
  })

  it('links its icons by root-relative URLs, offline pages too; /favicon.ico exists', () => {
    const documents = builtFiles().filter((name) => name.endsWith('.html'))
    expect(documents.length).toBeGreaterThan(pages.length)
    expect(documents.flatMap((name) => iconFaults(readBuilt(name), files).map((fault) => name + fault))).toEqual([])
    expect([get('/favicon.ico').status, get('/favicon.ico').headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    expect(iconFaults(html(pages[0]!).replaceAll('href="/favicon', 'href="favicon'), files)).toHaveLength(2)
    expect(iconFaults('<title>MATU</title>', files)).toEqual(['names no icon'])
  })

  it('of the landing page is complete without JavaScript', () => {
    expect(readable(readBuilt('de/index.html')).length).toBeGreaterThan(2500)
  })
})

describe('share pictures', () => {
  const every = locales.flatMap((lang) => pictureGroups.map((group) => ({ group, lang, file: pictureFile(group, lang) })))

  it('exist in every language, at the required size and below the weight limit', () => {
    const faults = every.flatMap(({ file }) => pictureFaults(readFileSync(join(dist, file))).map((fault) => `${file} ${fault}`))
    expect(faults).toEqual([])
  })

  it('canary: another size, a heavy file and a file that is no picture are detected', () => {
    const png = readFileSync(join(dist, every[0]!.file))
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
