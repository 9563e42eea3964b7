// Writes every page of the client build into app/dist, and dist/pages.json for the server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { locales } from '#design-system/i18n/tags.ts'
import { schemes } from '#design-system/theme/palette.ts'
import { CONFIG_ELEMENT, UNLOADED_ELEMENT } from '../../src/lib/config.ts'
import { COOKIE_DAYS } from '../../src/lib/cookies.ts'
import { REFERRAL_COOKIE } from '../../src/pages/invitation/referral.ts'
import { offlinePage } from '../../src/pwa/routing.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { layouts } from '../../src/site/layouts.ts'
import type { RoutePath } from '../../src/site/paths.ts'
import { routeMeta } from '../../src/site/paths.ts'
import { siteMap } from '../../src/site/site-map.ts'
import { hashOf, inlineScript, themeScript } from './inline.ts'
import { boot } from './inline/boot.ts'
import { keepInvitation } from './inline/invite.ts'
import { preloadData } from './inline/preload-data.ts'
import type { PreloadList } from './inline/preload-data.ts'
import { offlineDocument } from './offline.ts'
import { manifestFile, ORIGIN } from './origin.ts'
import type { PageToWrite } from './pages.ts'
import { pagesToWrite } from './pages.ts'
import { cabinetList, landingList } from './preload-lists.ts'
import type { PageTexts } from './page-metadata.ts'
import type { PageRecord, Rendered } from './rendered.ts'
import { shareTags } from './share.ts'
import { alternatesOf, robots, sitemap } from './sitemap.ts'

const app = join(import.meta.dirname, '../..')
const dist = join(app, 'dist')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] as string)
const meta = (kind: 'name' | 'property', name: string, content: string): string => `<meta ${kind}="${name}" content="${escape(content)}">`
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${escape(href)}"${more}>`

/** The sources of a page's first code: its own, its layout's and their texts. */
function sourcesOf({ template, lang }: PageToWrite): string[] {
  const page = template === '*' ? null : routeMeta(template)
  const layout = layouts[page?.layout ?? 'empty']
  const words = [...layout.words, ...(page?.words ?? ['errors'])]
  return [
    ...(page ? [`src/layouts/${layout.module}.tsx`, `src/pages/${page.module}.tsx`] : []),
    ...words.map((area) => `../design-system/i18n/${lang}/${area}/index.ts`),
  ]
}

/** The files of a page's first code, with all that they import statically; the entry first. */
function filesOf(page: PageToWrite, manifest: Manifest): string[] {
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  // The manifest names no source of a chunk that several pages share (build/chunking.ts): the cabinet's frame with the runtime, and the words.
  const shared = new Set([`words-${page.lang}`, page.kind === 'cabinet' && 'parts-cabinet'])
  for (const key of ['src/main.tsx', ...sourcesOf(page)]) add(key)
  for (const key of Object.keys(manifest)) if (shared.has(manifest[key]?.name ?? '')) add(key)
  return [...files]
}

/** What crawlers and networks read of a page. */
function headOf({ lang, path, listed, template }: PageToWrite, { title, description, shared }: PageTexts): string[] {
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    ...(['light', 'dark'] as const).map((scheme) =>
      meta('name', 'theme-color', schemes[scheme].background.default).replace('>', ` media="(prefers-color-scheme: ${scheme})">`),
    ),
    link('manifest', `/${manifestFile(lang)}`),
    ...(listed
      ? [
          link('canonical', ORIGIN + path),
          ...alternatesOf(path).map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`)),
          ...shareTags({ template: template as RoutePath, lang, path }, shared, ORIGIN).map((tag) => meta(...tag)),
        ]
      : [meta('name', 'robots', 'noindex')]),
  ]
}

/** Above the navigation at the lower edge of phones. Dark in both themes, as the application's own notices. */
const noticeStyle = (({ background, text }) =>
  `#${UNLOADED_ELEMENT}{position:fixed;z-index:2000;inset:auto 16px calc(98px + env(safe-area-inset-bottom));max-width:560px;margin:0 auto;padding:14px 18px;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:10px 16px;border-radius:16px;background:${background.ink};color:${text.onInk};font-size:.9375rem;line-height:1.4}#${UNLOADED_ELEMENT}[hidden]{display:none}#${UNLOADED_ELEMENT} span{flex:1 1 220px}#${UNLOADED_ELEMENT} button{min-height:44px;padding:0 18px;border:1px solid currentcolor;border-radius:999px;background:none;color:inherit;font:inherit;cursor:pointer}@media(min-width:900px){#${UNLOADED_ELEMENT}{bottom:24px}}`)(
  schemes.light,
)

/** Hidden until the start of the application fails (inline/boot.ts). */
const unloadedNotice = ({ unloaded }: PageTexts): string =>
  `<div id="${UNLOADED_ELEMENT}" role="alert" hidden><span>${escape(unloaded.text)}</span><button type="button">${escape(unloaded.retry)}</button></div>`

/** Until the application listens, the browser would submit a form itself, with what was typed in the address. main.tsx submits it. */
const holdForms =
  "addEventListener('submit',(event)=>{if('ready' in document.documentElement.dataset)return;event.preventDefault();window.matuHeldForm=event.target},true)"

const firstScripts = (page: PageToWrite, byPath: PreloadList['byPath']): string[] => [
  themeScript(),
  holdForms,
  ...(page.kind === 'shell' ? [inlineScript(keepInvitation, siteMap['/r/:code'].params.code.source, REFERRAL_COOKIE, COOKIE_DAYS)] : []),
  ...(page.kind === 'cabinet' ? [inlineScript(preloadData, cabinetList(byPath))] : []),
  ...(page.template === '/' ? [inlineScript(preloadData, landingList)] : []),
]

/** Everything of the build that documents contain. */
interface Build {
  /** `app/index.html`, the document of the development server. */
  template: string
  /** The rules of the typefaces; a document that linked to them would wait for them. */
  fontFaces: string
  /** The queries that each page sends first. */
  byPath: PreloadList['byPath']
  /** The script of the overview's early total. */
  earlyTotal: string
}

/** The whole document, and the hashes of its inline scripts and styles, the only ones that its policy allows. */
function documentOf(
  page: PageToWrite,
  { html, styles: sheets }: Rendered,
  texts: PageTexts,
  [entry = '', ...chunks]: readonly string[],
  { template, fontFaces, byPath, earlyTotal }: Build,
): Pick<PageRecord, 'scripts' | 'styles'> & { html: string } {
  const scripts = [
    firstScripts(page, byPath).join(';'),
    inlineScript(
      boot,
      `/${entry}`,
      chunks.map((file) => `/${file}`),
      UNLOADED_ELEMENT,
      page.template === '/cabinet' ? `/${earlyTotal}` : null,
    ),
  ]
  const styles = [fontFaces, noticeStyle, ...sheets.map(({ css }) => css)]
  const names = [null, null, ...sheets.map(({ key, ids }) => [key, ...ids].join(' '))]
  const structured =
    page.listed && `<script type="application/ld+json">${JSON.stringify(texts.structured).replaceAll('<', '\\u003c')}</script>`
  const head = [
    `<script type="application/json" id="${CONFIG_ELEMENT}"></script>`,
    `<script>${scripts[0]}</script>`,
    ...headOf(page, texts),
    ...styles.map((css, at) => `<style${names[at] ? ` data-emotion="${names[at]}"` : ''}>${css}</style>`),
  ]
  const document = template
    .replace('<html lang="en">', `<html lang="${page.lang}">`)
    .replace(/<title>.*<\/title>\s*<script[^>]*><\/script>/, () => head.join('\n'))
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace(/<script type="module".*<\/script>/, () => `${unloadedNotice(texts)}<script>${scripts[1]}</script>${structured || ''}`)
  return { html: document, scripts: scripts.map(hashOf), styles: styles.map(hashOf) }
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}

/** Returns the records of pages.json. */
export async function prerender(manifest: Manifest, fontFaces: string, earlyTotal: string): Promise<PageRecord[]> {
  const server = createRequire(import.meta.url)(join(app, '.build/server/entry-server.cjs')) as typeof EntryServer
  const template = readFileSync(join(app, 'index.html'), 'utf8')
  const build = { template, fontFaces, earlyTotal, byPath: await server.pageAddresses() }
  const pages = pagesToWrite()
  const records: PageRecord[] = []
  for (const page of pages) {
    const { template, path, file, lang, kind, listed } = page
    // A shell contains no page, only the theme: the browser renders the page on its background.
    const shownAs = template === '*' ? '/maintenance' : template
    const { html, styles } = await server.render(template === '*' ? `/${lang}${shownAs}` : path)
    const shown = template === '*' ? { html: '', styles: styles.filter(({ key }) => key.endsWith('-global')) } : { html, styles }
    const files = filesOf(page, manifest)
    const { html: document, scripts, styles: hashes } = documentOf(page, shown, await server.textsOfPage(shownAs, lang), files, build)
    write(file, document)
    records.push({ path, file, lang, kind, listed, files, scripts, styles: hashes })
  }
  const entry = basename(manifest['src/main.tsx']?.file ?? '')
  for (const lang of locales) {
    write(offlinePage(lang), offlineDocument(lang, await server.renderOffline(lang), fontFaces, entry))
    write(manifestFile(lang), JSON.stringify(await server.manifestIn(lang)))
  }
  write('sitemap.xml', sitemap(pages))
  write('robots.txt', robots())
  write('pages.json', JSON.stringify(records))
  return records
}
