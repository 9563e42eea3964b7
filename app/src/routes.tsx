import { Fragment } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { data, redirect, replace, useParams } from 'react-router-dom'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import { loadAreas, loadedAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { PageQueries } from './api/prefetch.ts'
import { getEnvironment } from './auth/environment.ts'
import { guardResultOf, isOpen } from './auth/guard-result.ts'
import type { GuardResult } from './auth/guards.ts'
import { currentLocale } from './i18n/current.ts'
import { needsNewDocument } from './integrations/third-parties.ts'
import { LazyNotFoundPage } from './layouts/lazy-parts.ts'
import { PageError, PageOutlet, RouteEffects } from './layouts/PageRoute.tsx'
import { Root, RootError } from './layouts/Root.tsx'
import { isPrerendering } from './lib/hydration.ts'
import { loadChunk, withComponent } from './lib/reload-guard.ts'
import { layouts } from './site/layouts.ts'
import type { Layout } from './site/page-definition.ts'
import type { RoutePath } from './site/paths.ts'
import { isLocale, matchPath, routeMeta, templates } from './site/paths.ts'

/** The exports of a page's file. */
export interface PageModule {
  default: ComponentType
  /** Prefetches the page's first queries. The page's loader calls it. */
  queries?: PageQueries
  /** Loads the parts that a prerendered page shows without their code. The page's loader calls it: a page that is rendered needs them at once. */
  preload?: (locale: Locale) => Promise<void>
}

/** The exports of a layout's file. */
interface FrameModule {
  default: ComponentType<{ children: ReactNode }>
  /** Loads the parts that the layout needs for the first page that it shows. */
  prepare?: (pathname: string) => Promise<void>
}

const pageModules = import.meta.glob<PageModule>('./pages/*/*Page.tsx')
const frameModules = import.meta.glob<FrameModule>('./layouts/*Frame.tsx')

/** Imports the code of a page. */
export const loadPage = (template: RoutePath): Promise<PageModule> => pageModules[`./pages/${routeMeta(template).module}.tsx`]!()

/** Imports the code of a layout. */
const loadFrame = (layout: Layout): Promise<FrameModule> => frameModules[`./layouts/${layouts[layout].module}.tsx`]!()

const wordsOf = (template: RoutePath): Namespace[] => {
  const { layout, words } = routeMeta(template)
  return [...layouts[layout].words, ...words]
}

/** Loads the texts of a page, of its layout and, in another language, of all else that is loaded: the page changes in one step. */
export const loadWords = (template: RoutePath, lang: Locale): Promise<void> =>
  loadChunk(() => loadAreas(lang, [...wordsOf(template), ...loadedAreas(currentLocale())]))

/** Starts the page's first queries. */
async function startQueries(template: RoutePath): Promise<void> {
  const { queries } = await loadPage(template)
  if (queries) (await import('./auth/runtime.ts')).prefetch(queries)
}

/** Loads the parts that the page would otherwise load when they are near the viewport. The route's own load reports a failure. */
const loadParts = (template: RoutePath, lang: Locale): Promise<void> =>
  loadPage(template).then(
    ({ preload }) => preload?.(lang),
    () => {},
  )

/** Preloads a page's code and texts. Failures are ignored: the navigation fetches again. */
export async function preloadPage(template: RoutePath, lang: Locale): Promise<void> {
  await Promise.allSettled([loadFrame(routeMeta(template).layout), loadParts(template, lang), loadAreas(lang, wordsOf(template))])
}

/** Route loader: waits for the page's texts, but not for data; queries start here and arrive later. */
const pageLoader =
  (template: RoutePath) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null> => {
    const { lang = '' } = params
    if (guardResultOf(request).kind !== 'stay' || !isLocale(lang)) return null
    // A query string asks for other data, and a change of language needs no new data.
    if (!isPrerendering && lang === currentLocale() && !new URL(request.url).search) startQueries(template).catch(() => {}) // the route's own load reports it
    await Promise.all([loadWords(template, lang), loadParts(template, lang)])
    return null
  }

/** Revalidates only for a new path. A change of the query shows at once: no loader delays it, and two changes in the same tick both count. */
const onNewPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname

/** Another parameter mounts a new page. Another language does not, so form input survives. */
const pageComponent = (template: RoutePath, { default: Page }: PageModule) =>
  function PageRoute() {
    const { lang: _, ...params } = useParams()
    return (
      <Fragment key={JSON.stringify(params)}>
        <Page />
        <RouteEffects template={template} />
      </Fragment>
    )
  }

const pageRoute = (template: RoutePath): RouteObject => ({
  ...(template === '/' ? { index: true } : { path: template.slice(1), caseSensitive: true }),
  id: template,
  handle: routeMeta(template),
  lazy: async () => ({ Component: pageComponent(template, await loadChunk(async () => withComponent(await loadPage(template)))) }),
  loader: pageLoader(template),
  shouldRevalidate: onNewPage,
})

export const layoutId = (layout: Layout): string => `layout:${layout}`

/** The pages of one layout are siblings, so that the layout stays mounted while they change. */
const layoutRoute = (layout: Layout): RouteObject => ({
  id: layoutId(layout),
  loader: async ({ request }) => {
    const { prepare } = await loadChunk(() => loadFrame(layout))
    await prepare?.(new URL(request.url).pathname)
    return null
  },
  shouldRevalidate: () => false,
  lazy: async () => {
    const { default: Frame } = await loadChunk(async () => withComponent(await loadFrame(layout)))
    const LayoutRoute = () => (
      <Frame>
        <PageOutlet />
      </Frame>
    )
    return { Component: LayoutRoute }
  },
  // The error boundary is above the pages, because React Router does not render a route's own boundary if its lazy code failed to load.
  children: [
    {
      id: `pages:${layout}`,
      ErrorBoundary: PageError,
      children: templates.filter((template) => routeMeta(template).layout === layout).map(pageRoute),
    },
  ],
})

/** Id of the root route, whose loader runs the guard. */
export const ROOT = 'root'

/** The root route's loader: redirects, answers 404 or lets the navigation continue. */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<GuardResult> {
  const verdict = guardResultOf(request)
  const { config } = getEnvironment()
  const target = verdict.kind === 'go' ? verdict.to : request.url
  // As `redirectDocument`, which cannot replace the entry of the page that is open.
  if (needsNewDocument(matchPath(new URL(target, request.url).pathname).template, config)) {
    window.location[isOpen(request) ? 'replace' : 'assign'](target)
    return new Promise(() => {}) // this document is left
  }
  // A redirect during a navigation pushes the target; the page that is open keeps its history entry.
  if (verdict.kind === 'go') throw isOpen(request) ? replace(verdict.to) : redirect(verdict.to)
  if (verdict.kind === 'missing') {
    const { lang } = matchPath(new URL(request.url).pathname)
    if (lang) await LazyNotFoundPage.preload(lang)
    throw data(null, { status: 404 })
  }
  return verdict
}

/**
 * The route table, built from the site map: one parent route for all languages. The guard runs in the root loader, also for paths without a language
 * or without a page.
 */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    loader: guardLoader,
    // The same URL is revalidated when the session changes.
    shouldRevalidate: (change) => onNewPage(change) || change.currentUrl.href === change.nextUrl.href,
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      { path: '/:lang', children: [...(Object.keys(layouts) as Layout[]).map(layoutRoute), { path: '*', element: null }] },
      { path: '*', element: null },
    ],
  },
]
