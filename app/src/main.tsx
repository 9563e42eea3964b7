import '#design-system/theme/fonts.css'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse, RouterProvider } from 'react-router-dom'
import { describe, faultOf, recovered, report } from './integrations/reporter.ts'
import { lazyAnalytics, noopAnalytics } from './integrations/analytics.ts'
import { lazyChat, noopChat } from './integrations/chat.ts'
import { config, ConfigError } from './config.ts'
import { setCurrentLocale } from './i18n/current.ts'
import { setRouter } from './navigation.ts'
import { engine, engineWhenIdle, preloadRuntime, firstInteraction, afterInitialLoad } from './load-runtime.ts'
import { createPage, setEnvironment, page } from './environment.ts'
import type { RouteMatch } from './paths.ts'
import { find, routeMeta } from './paths.ts'
import { hydrationDone } from './root/use-page-effects.ts'
import { AppContext, PrerenderedPathProvider } from './root/app-context.ts'
import type { App } from './root/app-context.ts'
import { installErrorHandlers } from './root/global-error-handlers.ts'
import { errorPage } from './root/lazy-parts.ts'
import { createWindowRouter } from './root/router.tsx'
import { restoreScrollAfterReload } from './root/scroll-after-reload.ts'
import { createStyles } from './emotion-cache.ts'
import { appStatusStore } from './pwa/update-store.ts'

/** Reports the fault of a route. A 404 is no fault. */
function onError(error: unknown): void {
  if (!isRouteErrorResponse(error)) report({ where: 'render', ...faultOf(error) })
}

const isForMembers = ({ template }: RouteMatch): boolean => template !== null && ['cabinet', 'trusted'].includes(routeMeta(template).access)

async function start(): Promise<void> {
  setEnvironment(createPage(config(), document, () => window.localStorage, window.location.protocol === 'https:'))
  const { analytics, chat } = page().config
  const app: App = {
    page: page(),
    analytics: analytics === null ? noopAnalytics : lazyAnalytics(),
    chat: chat ? lazyChat() : noopChat,
  }

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const opened = find(window.location.pathname)
  const isWritten = root.querySelector('[data-page]')?.getAttribute('data-page') === opened.template
  // A frame stands for the pages of its layout that have no file of their own, and a page was written without what its address may ask for (a
  // filter, an open detail): both are drawn anew.
  const written = isWritten && !(isForMembers(opened) && window.location.search)
  setCurrentLocale(opened.lang ?? 'en')
  const { router, hydrates } = await createWindowRouter(written)
  restoreScrollAfterReload()
  setRouter(router)
  const shown = find(router.state.location.pathname)
  const locale = shown.lang ?? 'en'
  setCurrentLocale(locale)
  const member = isForMembers(shown)

  const tree = (
    <StrictMode>
      <CacheProvider value={createStyles()}>
        <AppContext value={app}>
          <PrerenderedPathProvider value={router.state.location.pathname}>
            <RouterProvider router={router} onError={onError} useTransitions={false} />
          </PrerenderedPathProvider>
        </AppContext>
      </CacheProvider>
    </StrictMode>
  )
  const faults = {
    onCaughtError: () => {}, // the boundary that caught it has said so
    onUncaughtError: (error: unknown) => report({ where: 'render', ...faultOf(error) }),
    onRecoverableError: (error: unknown) => report(recovered(error)),
  }
  // RouterProvider tells of the faults that come after its first drawing.
  for (const error of Object.values(router.state.errors ?? {})) onError(error)
  if (hydrates) hydrateRoot(root, tree, faults)
  else createRoot(root, faults).render(tree)

  if (member || app.page.token.get()) {
    // What was written ahead has no data: the session begins when the page has taken it over. Its first answers were asked for long before.
    if (hydrates && member) await Promise.race([hydrationDone, new Promise((resolve) => setTimeout(resolve, 3000))])
    await engine()
  } else if (shown.template && routeMeta(shown.template).access === 'guest') engineWhenIdle(window)
  else {
    await firstInteraction(window)
    preloadRuntime()
  }

  // A page that breaks because a part cannot be fetched needs its error page at hand.
  await afterInitialLoad()
  await errorPage.load(locale).catch(() => {}) // fetched again by whoever needs it
  // In the demonstration another worker stands in its place.
  if (import.meta.env.MODE === 'production') {
    const { begin } = await import('./pwa/register.ts')
    await begin(app.page.config.offline, import.meta.url, () => appStatusStore.set({ ready: true }))
  }
}

// Not in a production build (quality.md X3): the branch is cut, and what it imports with it.
if (import.meta.env.DEV) void import('./dev/mount.tsx').then(({ mountDevTools }) => mountDevTools())

installErrorHandlers(window, report, () => appStatusStore.set({ faults: appStatusStore.get().faults + 1 }))

start().catch((error: unknown) => {
  report({ where: 'config', what: error instanceof ConfigError ? error.message : describe(error) })
  const place = document.getElementById('root')
  // Only an operator sees this: the page is set up wrongly and cannot be drawn.
  if (place && error instanceof ConfigError) place.textContent = error.message
})
