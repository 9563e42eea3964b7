import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { OfflineScreen } from '#design-system/screens/errors/OfflineScreen.tsx'
import { setEnvironment } from './auth/environment.ts'
import { setCurrentLocale } from './i18n/current.ts'
import { createStore } from './lib/store.ts'
import { matchPath, routeMeta, templates } from './site/paths.ts'
import { manifestOf } from '../build/prerender/manifest.ts'
import type { EntryServer, Render, Rendered } from '../build/prerender/rendered.ts'
import { structuredData } from '../build/prerender/structured.ts'
import { createStyleCache } from '../build/prerender/style-cache.ts'
import { addressesByPath } from '../build/prerender/preload-manifest.ts'
import { pageMetadata } from '../build/prerender/page-metadata.ts'
import { AppContext, createServerApp, prerenderedSession, PrerenderedPathProvider } from './auth/app-context.ts'
import { loadPage, routes } from './routes.tsx'

/** Renders a tree to its HTML and the CSS rules that it needs. */
async function draw(tree: ReactNode): Promise<Pick<Rendered, 'html' | 'styles'>> {
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
  return { html, styles: createEmotionServer(cache).extractCriticalToChunks(html).styles }
}

const handler = createStaticHandler(routes)

/**
 * Renders what a browser first shows at a path with a language: signed out on public pages, an unknown session in the cabinet, and the 404 page for
 * unknown paths. `blank` is the application of a visitor without preferences.
 */
export async function drawAt(path: string, blank = createServerApp()): Promise<Pick<Rendered, 'html' | 'styles'>> {
  const { lang, template } = matchPath(path)
  if (!lang) throw new Error(`No language at ${path}`)
  const app = { ...blank, page: { ...blank.environment, view: createStore(prerenderedSession(path)) } }
  setEnvironment(app.page)
  setCurrentLocale(lang)

  // An unknown path may contain parts that a Request normalizes (`..`, a backslash), so the guard gets a placeholder.
  const request = new Request(`https://matu.invalid${template ? path : `/${lang}/-`}`)
  const context = await handler.query(request, { normalizePath: () => ({ pathname: path, search: '', hash: '' }) })
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('Location')}`)
  return draw(
    <AppContext value={app}>
      <PrerenderedPathProvider value={path}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </PrerenderedPathProvider>
    </AppContext>,
  )
}

/** Renders one page of the build. */
export const render: Render = async (path) => {
  const { lang, template } = matchPath(path)
  if (!lang || !template) throw new Error(`No page at ${path}`)
  const [drawn] = await Promise.all([drawAt(path), loadAreas(lang, ['metadata'])])
  const open = routeMeta(template).access === 'public' || routeMeta(template).access === 'guest'
  return { ...drawn, ...pageMetadata(template, lang), structured: open ? structuredData(template, lang) : null }
}

export const renderOffline: EntryServer['renderOffline'] = async (lang) => {
  await loadAreas(lang, ['common', 'pages', 'errors'])
  const { title, text: description } = textsOf(lang, 'errors').offline
  const { html, styles } = await draw(
    <DesignSystemProvider locale={lang} timeZone="UTC">
      <OfflineScreen again="" />
    </DesignSystemProvider>,
  )
  return { html, styles, title: textsOf(lang, 'pages').document({ title: title() }), description: description() }
}

export const pageAddresses: EntryServer['pageAddresses'] = async () =>
  addressesByPath(await Promise.all(templates.map(async (template) => [template, await loadPage(template)] as const)))

export const manifestIn: EntryServer['manifestIn'] = async (lang) => {
  await loadAreas(lang, ['common', 'pages', 'frame', 'metadata'])
  return manifestOf(lang)
}
