import { Fragment } from 'react'
import type { HydrationState, RouteObject } from 'react-router-dom'
import { createBrowserRouter, matchRoutes, useParams } from 'react-router-dom'
import { getEnvironment } from '../environment.ts'
import type { RoutePath } from '../paths.ts'
import { matchPath, routeMeta, templates } from '../paths.ts'
import type { Layout, PageModule } from '../site-map/definitions.ts'
import { layouts } from '../site-map/layouts.ts'
import { guardLoader, ROOT, guardResultOf } from './guard-loader.ts'
import { loadWords, onNewPage, pageLoader } from './load-page.ts'
import { PageError, PageOutlet, RouteEffects } from './PageRoute.tsx'
import { loadChunk, withComponent } from './reload-guard.ts'
import { Root, RootError } from './Root.tsx'

export type DataRouter = ReturnType<typeof createBrowserRouter>

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
  lazy: async () => ({
    Component: pageComponent(template, await loadChunk(async () => withComponent(await routeMeta(template).module()))),
  }),
  loader: pageLoader(template),
  shouldRevalidate: onNewPage,
})

/** The pages of one layout are siblings, so that the layout stays mounted while they change. */
const layoutRoute = (layout: Layout): RouteObject => ({
  id: `layout:${layout}`,
  lazy: async () => {
    const { default: Frame } = await loadChunk(async () => withComponent(await layouts[layout].module()))
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

/** Prepares hydration of the prerendered page: loads its code and texts first, so that no loader runs again. */
async function takeOver(): Promise<HydrationState | undefined> {
  const { lang, template } = matchPath(window.location.pathname)
  const verdict = guardResultOf(new Request(window.location.href))
  if (verdict.kind !== 'stay' || !lang || !template) return undefined
  const lazies = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  const prepareFrame = async (): Promise<void> => {
    const { prepare } = await layouts[routeMeta(template).layout].module()
    await prepare?.(window.location.pathname)
  }
  try {
    await Promise.all([loadWords(template, lang), prepareFrame(), ...lazies])
  } catch {
    return undefined // the router meets and reports the same error
  }
  return { loaderData: { [ROOT]: verdict, [template]: null } }
}

/** Revalidates when a change of the session changes the guard's result. Runs in a microtask, so that changes made together are seen together. */
function followSession(router: DataRouter): void {
  let isDue = false
  const ask = (): void => {
    isDue = false
    const { navigation, loaderData } = router.state
    const verdict = guardResultOf(new Request(window.location.href))
    if (navigation.state !== 'idle' || JSON.stringify(verdict) !== JSON.stringify(loaderData[ROOT])) void router.revalidate()
  }
  getEnvironment().view.subscribe(() => {
    if (!isDue) queueMicrotask(ask)
    isDue = true
  })
}

export interface WindowRouter {
  router: DataRouter
  /** Whether to hydrate the prerendered page; any other page is rendered from scratch. */
  hydrates: boolean
}

/** Creates this window's router and resolves once it knows what to show. `written`: the HTML contains the prerendered page. */
export async function createWindowRouter(written: boolean): Promise<WindowRouter> {
  const hydrationData = written ? await takeOver() : undefined
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  followSession(router)
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  return { router, hydrates: hydrationData !== undefined }
}
