import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { OfflineScreen } from '#design-system/screens/errors/OfflineScreen.tsx'
import { createServerEnvironment, setEnvironment } from './auth/environment.ts'
import { setCurrentLocale } from './i18n/current.ts'
import { isStrict } from './integrations/third-parties.ts'
import { createStore } from './lib/store.ts'
import type { RoutePath } from './site/paths.ts'
import { matchPath, templates } from './site/paths.ts'
import { manifestOf } from '../build/prerender/manifest.ts'
import type { PageTexts } from '../build/prerender/page-metadata.ts'
import { pageMetadata } from '../build/prerender/page-metadata.ts'
import type { PreloadList } from '../build/prerender/inline/preload-data.ts'
import type { Rendered } from '../build/prerender/rendered.ts'
import { structuredData } from '../build/prerender/structured.ts'
import { createStyleCache, stylesIn } from '../build/prerender/style-cache.ts'
import { addressesByPath } from '../build/prerender/preload-lists.ts'
import type { SessionView } from './auth/store.ts'
import { anonymousView } from './auth/store.ts'
import { loadPage, routes } from './routes.tsx'

/** Renders a tree to its HTML and the CSS rules that it needs. */
async function draw(tree: ReactNode): Promise<Rendered> {
  const cache = createStyleCache()
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>{tree}</CacheProvider>
    </StrictMode>,
    {
      // Pages are rendered whole: parts streamed later would need scripts to put them in place.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error
      },
    },
  )
  const html = await text(prelude)
  return { html, styles: stylesIn(html, cache) }
}

const handler = createStaticHandler(routes)

/**
 * Renders what a browser first shows at a path with a language: signed out on public pages, an unknown session in the cabinet, and the 404 page for
 * unknown paths. `blank` is the environment of a visitor without preferences.
 */
export async function drawAt(path: string, blank = createServerEnvironment()): Promise<Rendered> {
  const { lang, template } = matchPath(path)
  if (!lang) throw new Error(`No language at ${path}`)
  setEnvironment({
    ...blank,
    view: createStore<SessionView>({
      ...anonymousView,
      state: isStrict(template) ? 'checking' : 'anonymous',
      maintenance: template === '/maintenance',
    }),
  })
  setCurrentLocale(lang)

  // An unknown path may contain parts that a Request normalizes (`..`, a backslash), so the guard gets a placeholder.
  const request = new Request(`https://matu.invalid${template ? path : `/${lang}/-`}`)
  const context = await handler.query(request, { normalizePath: () => ({ pathname: path, search: '', hash: '' }) })
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('Location')}`)
  return draw(<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />)
}

/** Renders one page of the build. */
export const render = (path: string): Promise<Rendered> => drawAt(path)

/** The texts of a page's document besides the page itself. */
export async function textsOfPage(template: RoutePath, lang: Locale): Promise<PageTexts> {
  await loadAreas(lang, ['common', 'pages', 'frame', 'metadata', 'landingSections', 'help'])
  return { ...pageMetadata(template, lang), structured: structuredData(template, lang) }
}

/** Renders the offline page in a language. */
export async function renderOffline(lang: Locale): Promise<Rendered & { title: string; description: string }> {
  await loadAreas(lang, ['common', 'pages', 'errors'])
  const { title, text: description } = textsOf(lang, 'errors').offline
  const page = await draw(
    <DesignSystemProvider locale={lang} timeZone="UTC">
      <OfflineScreen again="" />
    </DesignSystemProvider>,
  )
  return { ...page, title: textsOf(lang, 'pages').document({ title: title() }), description: description() }
}

/** The URLs that each page requests first. */
export const pageAddresses = async (): Promise<PreloadList['byPath']> =>
  addressesByPath(await Promise.all(templates.map(async (template) => [template, await loadPage(template)] as const)))

/** The web app manifest in a language. */
export async function manifestIn(lang: Locale): Promise<object> {
  await loadAreas(lang, ['common', 'pages', 'frame', 'metadata'])
  return manifestOf(lang)
}
