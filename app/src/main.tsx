import '#design-system/theme/fonts.css'
import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse, RouterProvider } from 'react-router-dom'
import { describe, toErrorReport, recovered, report } from './integrations/reporter.ts'
import { lazyAnalytics } from './integrations/analytics.ts'
import { lazyChat } from './integrations/chat.ts'
import { CONFIG_ELEMENT, parseConfig, UNLOADED_ELEMENT } from './lib/config.ts'
import { SIGN_OUT_KEY } from './auth/token.ts'
import { setCurrentLocale } from './i18n/current.ts'
import { setRouter } from './auth/navigation.ts'
import { afterInitialLoad, firstInteraction, nextTask, whenIdle } from './lib/idle.ts'
import { createEnvironment, setEnvironment, getEnvironment } from './auth/environment.ts'
import type { RouteMatch } from './site/paths.ts'
import { matchPath, routeMeta } from './site/paths.ts'
import { hydrationDone } from './layouts/use-page-effects.ts'
import { installErrorHandlers } from './integrations/global-error-handlers.ts'
import { isStrict } from './integrations/third-parties.ts'
import { beginHydration } from './lib/hydration.ts'
import { LazyErrorPage, LazyMaintenanceOverlay, LazyUpdateHost } from './layouts/lazy-parts.ts'
import { createWindowRouter } from './router.ts'
import { preloadPage } from './routes.tsx'
import { loadChunk } from './lib/reload-guard.ts'
import { restoreScrollAfterReload } from './lib/scroll-after-reload.ts'
import { createEmotionCache } from './lib/emotion-cache.ts'
import { appStatusStore } from './lib/app-status.ts'

declare global {
  /** The form that was submitted before the application was there (build/prerender/prerender.ts). */
  var matuHeldForm: HTMLFormElement | undefined
}

/** The document's message that the application has not started. It has now. */
const unloaded = document.getElementById(UNLOADED_ELEMENT)
unloaded?.remove()

/** Reports the error of a route. A 404 is not an error. */
function onError(error: unknown): void {
  if (!isRouteErrorResponse(error)) report({ where: 'render', ...toErrorReport(error) })
}

/**
 * A response that arrives before hydration is done causes a mismatch, and the page is rendered again. The session starts after this time anyway, in
 * ms, so that no visitor waits for ever.
 */
const HYDRATION_LIMIT = 15_000

type OpenedRouter = Awaited<ReturnType<typeof createWindowRouter>>

function render(root: HTMLElement, router: OpenedRouter['router'], hydrates: boolean): void {
  const tree = (
    <StrictMode>
      <CacheProvider value={createEmotionCache()}>
        <RouterProvider router={router} onError={onError} useTransitions={false} />
      </CacheProvider>
    </StrictMode>
  )
  const faults = {
    onCaughtError: () => {}, // the error boundary has reported it
    onUncaughtError: (error: unknown) => report({ where: 'render', ...toErrorReport(error) }),
    onRecoverableError: (error: unknown) => report(recovered(error)),
  }
  // RouterProvider only reports errors that occur after its first render.
  for (const error of Object.values(router.state.errors ?? {})) onError(error)
  // In a transition, hydration lets the browser paint and handle input in between.
  if (hydrates) {
    beginHydration()
    startTransition(() => void hydrateRoot(root, tree, faults))
  } else createRoot(root, faults).render(tree)
}

const loadRuntime = () => import('./auth/runtime.ts')

/** The chat's token of the signed-in user. */
async function chatToken(): Promise<string> {
  if (!getEnvironment().token.get()) throw new Error('nobody is signed in')
  return (await loadRuntime()).getChatToken()
}

async function start(): Promise<void> {
  await nextTask()
  const config = parseConfig(document.getElementById(CONFIG_ELEMENT)?.textContent)
  const environment = createEnvironment(config, document, () => window.localStorage, window.location.protocol === 'https:')
  const { analytics, analytics_token, analytics_consent, chat } = config
  environment.preload = preloadPage
  if (analytics !== null && analytics_token !== null)
    environment.analytics = lazyAnalytics(async () => {
      const { startPageViewTracking } = await import('./integrations/page-view-tracking.ts')
      return startPageViewTracking(analytics, analytics_token, { asks: analytics_consent, ui: environment.ui })
    })
  if (chat) environment.chat = lazyChat(async () => (await import('./integrations/kommo.ts')).startKommo(config, chatToken))
  setEnvironment(environment)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const opened = matchPath(window.location.pathname)
  // The address may be another one than that of the document, after "Back" before the code was loaded.
  const isPrerendered = ({ template, lang }: RouteMatch): boolean =>
    root.querySelector('[data-page]')?.getAttribute('data-page') === template && document.documentElement.lang === lang
  // The cabinet's documents are skeletons, which the first render replaces.
  const prerendered = isPrerendered(opened) && !isStrict(opened.template)
  setCurrentLocale(opened.lang ?? 'en')
  // Loaders start the page's queries with it.
  if (isStrict(opened.template)) await loadRuntime().catch(() => {}) // loaded again below, where a failure is reported
  const openedRouter = await createWindowRouter(prerendered)
  const { router } = openedRouter
  restoreScrollAfterReload()
  setRouter(router)
  const shown = matchPath(router.state.location.pathname)
  const locale = shown.lang ?? 'en'
  setCurrentLocale(locale)
  const needsSession = isStrict(shown.template) || environment.token.get() !== null || environment.storage.get(SIGN_OUT_KEY) !== null
  // The document of a closed deployment already shows the maintenance page.
  if (config.maintenance) await LazyMaintenanceOverlay.preload(locale)
  const hydrates = openedRouter.hydrates && isPrerendered(shown)
  render(root, router, hydrates)

  // A public page is prerendered as for a visitor, so the session starts after hydration.
  if (hydrates) {
    await Promise.race([hydrationDone, new Promise((resolve) => setTimeout(resolve, HYDRATION_LIMIT))])
    globalThis.matuHeldForm?.requestSubmit()
  }
  if (needsSession) {
    await loadChunk(loadRuntime)
  } else {
    const isForm = shown.template !== null && routeMeta(shown.template).access === 'guest'
    await (isForm ? whenIdle() : firstInteraction(window))
    loadRuntime().catch(() => {}) // the caller that needs it reports the failure
  }

  // Once a deploy has removed this build's chunks, the error page and the offer of the newer build must already be available.
  await afterInitialLoad()
  await Promise.all([LazyErrorPage.preload(locale), LazyUpdateHost.preload(locale)])
  // The demonstration has its own service worker.
  if (import.meta.env.MODE === 'production') {
    const worker = await import('./pwa/register.ts').catch(() => null) // offline: registered on the next visit
    await worker?.begin(config.offline, import.meta.url, () => appStatusStore.set({ ready: true }))
  }
}

// A production build removes this branch and everything that it imports.
if (import.meta.env.DEV) void import('./dev/mount.tsx').then(({ mountDevTools }) => mountDevTools())

installErrorHandlers(window, report, () => appStatusStore.set({ faults: appStatusStore.get().faults + 1 }))

start().catch((error: unknown) => {
  report({ where: 'config', what: describe(error) })
  if (!unloaded) return
  document.body.append(unloaded)
  unloaded.hidden = false
})
