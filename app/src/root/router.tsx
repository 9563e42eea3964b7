import { Fragment } from 'react'
import type { HydrationState, RouteObject } from 'react-router-dom'
import { createBrowserRouter, matchRoutes, useParams } from 'react-router-dom'
import { page } from '../environment.ts'
import type { RoutePath } from '../paths.ts'
import { find, routeMeta, templates } from '../paths.ts'
import type { Layout, PageModule } from '../site-map.ts'
import { layouts } from '../site-map.ts'
import { guardLoader, ROOT, verdictOf } from './guard-loader.ts'
import { loadWords, onNewPage, pageLoader } from './load-page.ts'
import { PageError, PageOutlet, RouteEffects } from './PageRoute.tsx'
import { loadChunk } from './reload-guard.ts'
import { Root, RootError } from './Root.tsx'

export type DataRouter = ReturnType<typeof createBrowserRouter>

/** Another parameter is another page. Another language is not: what was typed stays. */
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
  lazy: async () => ({ Component: pageComponent(template, await loadChunk(routeMeta(template).module)) }),
  loader: pageLoader(template),
  shouldRevalidate: onNewPage,
})

/** Pages of one layout are siblings, so that its frame stays while they change. */
const layoutRoute = (layout: Layout): RouteObject => ({
  id: `layout:${layout}`,
  lazy: async () => {
    const { default: Frame } = await loadChunk(layouts[layout].module)
    const LayoutRoute = () => (
      <Frame>
        <PageOutlet />
      </Frame>
    )
    return { Component: LayoutRoute }
  },
  // The boundary stands above the pages: React Router draws none on a route whose own code could not be fetched.
  children: [
    {
      id: `pages:${layout}`,
      ErrorBoundary: PageError,
      children: templates.filter((template) => routeMeta(template).layout === layout).map(pageRoute),
    },
  ],
})

/**
 * The route table, made of the site map: one parent for all languages. The guard decides every address in the root, also one without a language or
 * of no page.
 */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    loader: guardLoader,
    // The same address: the session has changed.
    shouldRevalidate: (change) => onNewPage(change) || change.currentUrl.href === change.nextUrl.href,
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      { path: '/:lang', children: [...(Object.keys(layouts) as Layout[]).map(layoutRoute), { path: '*', element: null }] },
      { path: '*', element: null },
    ],
  },
]

/** The page that the document came with is taken over as it stands: its code and words are there before, and no loader runs again. */
async function takeOver(): Promise<HydrationState | undefined> {
  const { lang, template } = find(window.location.pathname)
  const verdict = verdictOf(new Request(window.location.href))
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
    return undefined // the router meets the same fault, and says it
  }
  return { loaderData: { [ROOT]: verdict, [template]: null } }
}

/** The session is another: where the guard says something else now, it is asked again. At the end of the task, when all that belongs together is said. */
function followSession(router: DataRouter): void {
  let isDue = false
  const ask = (): void => {
    isDue = false
    const { navigation, loaderData } = router.state
    const verdict = verdictOf(new Request(window.location.href))
    if (navigation.state !== 'idle' || JSON.stringify(verdict) !== JSON.stringify(loaderData[ROOT])) void router.revalidate()
  }
  page().view.subscribe(() => {
    if (!isDue) queueMicrotask(ask)
    isDue = true
  })
}

export interface WindowRouter {
  router: DataRouter
  /** The written page was taken over: it is hydrated, where any other is drawn anew. */
  hydrates: boolean
}

/** This window's router, once it knows what it shows. `written`: the document came with its page. */
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
