import '#design-system/theme/fonts.css'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { describe, recovered, report } from './adapters/reporter.ts'
import { lateAnalytics, silentAnalytics } from './adapters/analytics.ts'
import { lateChat, silentChat } from './adapters/chat.ts'
import { config, ConfigError } from './config.ts'
import { LOCALE_COOKIE } from './constants.ts'
import { settle } from './guards.ts'
import { setCurrentLocale } from './locale/current.ts'
import { detectLocale } from './locale/detect.ts'
import { setNavigation } from './navigation.ts'
import { engine, engineWhenIdle, fetchEngine, firstSign, whenQuiet } from './need.ts'
import { createPage, openPage, page } from './page.ts'
import { brokenPage, frames, loadPage } from './pages.ts'
import { find, placeOf } from './paths.ts'
import { firstArrival } from './root/arrival.ts'
import { AppContext, situationOf, WrittenFor } from './root/app-context.ts'
import type { App } from './root/app-context.ts'
import { watchFaults } from './root/fault-watch.ts'
import { isStale, reloadOnce } from './root/reload-guard.ts'
import { AppRouter, createWindowRouter } from './root/router.tsx'
import { readCookie } from './storage/cookies.ts'
import { createStyles } from './styles.ts'
import { news } from './worker/news.ts'

/** Where the address comes to rest before anything is drawn: a page that only redirects is never seen. */
function settleAddress(app: App): void {
  const { pathname, search, hash } = window.location
  const locale = detectLocale(pathname, readCookie(document, LOCALE_COOKIE), navigator.languages)
  const { address } = settle(pathname + search + hash, situationOf(app.page.view.get(), app, locale))
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', address)
}

async function start(): Promise<void> {
  openPage(createPage(config(), document, () => window.localStorage, window.location.protocol === 'https:'))
  const { analytics, chat } = page().config
  const app: App = {
    page: page(),
    analytics: analytics === null ? silentAnalytics : lateAnalytics(),
    chat: chat ? lateChat() : silentChat,
  }
  settleAddress(app)

  const { lang, template } = find(window.location.pathname)
  const locale = lang ?? 'en'
  setCurrentLocale(locale)
  const member = template !== null && placeOf(template).access !== 'public' && placeOf(template).access !== 'guest'
  await loadPage(template, locale).catch((error: unknown) => {
    if (isStale(error) && reloadOnce()) return new Promise<never>(() => {})
    return undefined // the page says itself what it lacks
  })

  const router = createWindowRouter()
  setNavigation(router.navigation)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const tree = (
    <StrictMode>
      <CacheProvider value={createStyles()}>
        <AppContext value={app}>
          <WrittenFor value={window.location.pathname}>
            <AppRouter router={router} />
          </WrittenFor>
        </AppContext>
      </CacheProvider>
    </StrictMode>
  )
  const faults = {
    onCaughtError: () => {}, // the boundary that caught it has said so
    onUncaughtError: (error: unknown) => report({ where: 'render', what: describe(error) }),
    onRecoverableError: (error: unknown) => report(recovered(error)),
  }
  // A frame stands for the pages of its layout that have no file of their own, and a page was written without what its address may ask for (a
  // filter, an open detail): both are drawn anew.
  const written = root.querySelector('[data-page]')?.getAttribute('data-page')
  const hydrates = written === template && !(member && window.location.search)
  if (hydrates) hydrateRoot(root, tree, faults)
  else createRoot(root, faults).render(tree)

  if (member || app.page.token.get()) {
    // What was written ahead has no data: the session begins when the page has taken it over. Its first answers were asked for long before.
    if (hydrates && member) await Promise.race([firstArrival, new Promise((resolve) => setTimeout(resolve, 3000))])
    await engine()
  } else if (template !== null && placeOf(template).access === 'guest') engineWhenIdle(window)
  else {
    await firstSign(window)
    fetchEngine()
  }

  // A page that breaks because a part cannot be fetched needs its error page at hand.
  await whenQuiet()
  await Promise.allSettled([brokenPage.load(locale), frames.empty?.load(locale)])
  // In the demonstration another worker stands in its place.
  if (import.meta.env.MODE === 'production') {
    const { begin } = await import('./worker/register.ts')
    await begin(app.page.config.offline, import.meta.url, () => news.set({ ready: true }))
  }
}

// Not in a production build (quality.md X3): the branch is cut, and what it imports with it.
if (import.meta.env.DEV) void import('./dev/mount.tsx').then(({ mountDevTools }) => mountDevTools())

watchFaults(window, report, () => news.set({ faults: news.get().faults + 1 }))

start().catch((error: unknown) => {
  report({ where: 'config', what: error instanceof ConfigError ? error.message : describe(error) })
  const place = document.getElementById('root')
  // Only an operator sees this: the page is set up wrongly and cannot be drawn.
  if (place && error instanceof ConfigError) place.textContent = error.message
})
