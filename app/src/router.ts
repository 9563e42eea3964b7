import type { HydrationState } from 'react-router-dom'
import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import { getEnvironment } from './auth/environment.ts'
import { guardResultOf } from './auth/guard-result.ts'
import { layoutId, loadWords, ROOT, routes } from './routes.tsx'
import { matchPath, routeMeta } from './site/paths.ts'

type DataRouter = ReturnType<typeof createBrowserRouter>

/** Prepares hydration of the prerendered page: loads its code and texts first, so that no loader runs again. */
async function prepareHydration(): Promise<HydrationState | undefined> {
  const { lang, template } = matchPath(window.location.pathname)
  const verdict = guardResultOf(new Request(window.location.href))
  if (verdict.kind !== 'stay' || !lang || !template) return undefined
  const lazies = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  try {
    await Promise.all([loadWords(template, lang), ...lazies])
  } catch {
    return undefined // the router meets and reports the same error
  }
  return { loaderData: { [ROOT]: verdict, [layoutId(routeMeta(template).layout)]: null, [template]: null } }
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
  const changed = (): void => {
    if (!isDue) queueMicrotask(ask)
    isDue = true
  }
  getEnvironment().view.subscribe(changed)
  // It may have changed while the first page was loaded.
  changed()
}

export interface WindowRouter {
  router: DataRouter
  /** Whether to hydrate the prerendered page; any other page is rendered from scratch. */
  hydrates: boolean
}

/** Creates this window's router and resolves once it knows what to show. `prerendered`: the HTML contains this page. */
export async function createWindowRouter(prerendered: boolean): Promise<WindowRouter> {
  const hydrationData = prerendered ? await prepareHydration() : undefined
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  followSession(router)
  return { router, hydrates: hydrationData !== undefined }
}
