import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { offlinePage } from '../../src/pwa/routing.ts'
import type { Chunk } from './chunks.ts'
import { builtStyles, closure } from './chunks.ts'
import { writeDocument } from './document.ts'
import { manifestFile } from './manifest-file.ts'
import { offlineDocument } from './offline.ts'
import type { PageToWrite } from './pages.ts'
import { pagesToWrite } from './pages.ts'
import type { EntryServer, PageRecord, Rendered, Sheet } from './rendered.ts'
import { robots, sitemap } from './sitemap.ts'

const app = join(import.meta.dirname, '../..')
const asking = globalThis as { __matuAsked?: Set<string> }

/** The entry JavaScript that a page needs before it is interactive. */
export interface PageCost {
  path: string
  kind: PageRecord['kind']
  files: string[]
}

const first = locales[0] as Locale
const inLanguage = (name: string, lang: Locale): string => name.replace(`/i18n/${first}/`, `/i18n/${lang}/`)

/** Compiles the server build. Each call of the result evaluates it anew: a copy that has not loaded any of its modules yet. */
function compileServerBuild(): () => EntryServer {
  const file = join(app, '.build/server/entry-server.cjs')
  const evaluate = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require', '__filename'], { filename: file })
  const require = createRequire(file)
  return () => {
    const exports = {}
    evaluate(exports, require, file)
    return exports as EntryServer
  }
}

/**
 * Renders pages and records their lazy imports. A copy of the server build imports each module once, so in the first language each page gets a copy of
 * its own; in the other languages the same modules are recorded with other texts.
 */
function createRenderer(serverBuild: () => EntryServer, shared: EntryServer) {
  const asked = new Map<string, string[]>()
  return async (page: PageToWrite): Promise<{ rendered: Rendered; modules: string[] }> => {
    const isFirst = page.lang === first
    asking.__matuAsked = new Set()
    const { render } = isFirst ? serverBuild() : shared
    const rendered = await render(page.path)
    if (isFirst) asked.set(page.template, [...asking.__matuAsked])
    return { rendered, modules: (asked.get(page.template) ?? []).map((name) => inLanguage(name, page.lang)) }
  }
}
type Renderer = ReturnType<typeof createRenderer>

/** The theme's variables and the CSS baseline: rules that apply to no particular element. */
const isGlobal = ({ key }: Sheet): boolean => key.endsWith('-global')

/** A shell contains no page: the browser renders the page on the theme's background. It preloads the code of the 404 page. */
async function renderShell(render: Renderer, page: PageToWrite): ReturnType<Renderer> {
  const { rendered, modules } = await render({ ...page, template: '/maintenance', path: `/${page.lang}/maintenance` })
  return {
    rendered: { ...rendered, html: '', styles: rendered.styles.filter(isGlobal) },
    modules: modules.filter((name) => name.includes('/i18n/')),
  }
}

/** Writes every page of the client build into app/dist, and dist/pages.json for the server. */
export async function prerender(): Promise<PageCost[]> {
  const dist = join(app, 'dist')
  const template = readFileSync(join(app, 'index.html'), 'utf8')
  const chunks = JSON.parse(readFileSync(join(app, '.build/chunks.json'), 'utf8')) as Chunk[]
  const fontFaces = builtStyles(dist)
  const records: PageRecord[] = []
  const costs: PageCost[] = []
  const pages = pagesToWrite()
  const serverBuild = compileServerBuild()
  const shared = serverBuild()
  const { renderOffline, manifestIn, pageAddresses } = shared
  const render = createRenderer(serverBuild, shared)
  const queries = await pageAddresses()
  for (const page of pages) {
    const { rendered, modules } = await (page.kind === 'shell' ? renderShell(render, page) : render(page))
    const needed = closure(chunks, [...modules.filter((module) => !page.later.includes(module)), ...page.also])
    const entry = needed.find((chunk) => chunk.entry) as Chunk
    const start = { entry: `/${entry.file}`, chunks: needed.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`), queries }
    const { html, scripts, styles } = writeDocument(template, page, rendered, fontFaces, start)
    mkdirSync(dirname(join(dist, page.file)), { recursive: true })
    writeFileSync(join(dist, page.file), html)
    records.push({ path: page.path, file: page.file, lang: page.lang, kind: page.kind, listed: page.listed, scripts, styles })
    costs.push({ path: page.path, kind: page.kind, files: needed.map((chunk) => chunk.file) })
  }
  const entry = basename((chunks.find((chunk) => chunk.entry) as Chunk).file)
  for (const lang of locales) {
    writeFileSync(join(dist, offlinePage(lang)), offlineDocument(lang, await renderOffline(lang), fontFaces, entry))
    writeFileSync(join(dist, manifestFile(lang)), JSON.stringify(await manifestIn(lang)))
  }
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(pages))
  writeFileSync(join(dist, 'robots.txt'), robots())
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(records))
  return costs
}
