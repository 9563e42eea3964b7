import { startTransition, useLayoutEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, useLocation, useRoutes } from 'react-router-dom'
import type { Navigation } from '../navigation.ts'
import { frames } from '../pages.ts'
import { find, placeOf } from '../paths.ts'
import { routesAt } from '../routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LanguageRoot } from './LanguageRoot.tsx'
import { LastResort } from './LastResort.tsx'

/** The route table, inside any router: this window's, or the one of a page that is written ahead. */
export function AppRoutes() {
  const matched = useRoutes(routesAt(useLocation().pathname))
  return (
    <ErrorBoundary of="" renderFault={() => <LastResort />}>
      {/* A line break in an address (`/en/%0A`) is met by no route, the one for everything not excepted: the root says 404. */}
      {matched ?? <LanguageRoot />}
    </ErrorBoundary>
  )
}

/**
 * This window's history. Our pages ask for their data by themselves, so React Router's own loaders and actions (15 kB of the entry) are left out.
 */
export function createWindowRouter() {
  const history = createBrowserHistory({ v5Compat: true })
  const waiting = new Set<() => void>()
  const navigation: Navigation = {
    address: () => history.location.pathname + history.location.search + history.location.hash,
    go: (address, how) =>
      new Promise((resolve) => {
        waiting.add(resolve)
        if (how?.replace) history.replace(address)
        else history.push(address)
      }),
  }
  const arrived = (): void => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  return { history, navigation, arrived }
}

/** A page whose frame is there already: its heading is painted at once and the rest right behind it (hosts.tsx). */
function isNear({ pathname }: Location): boolean {
  const { lang, template } = find(pathname)
  return lang !== null && template !== null && (frames[placeOf(template).layout]?.isThere(lang) ?? false)
}

type WindowRouter = ReturnType<typeof createWindowRouter>

export function AppRouter({ router: { history, arrived } }: { router: WindowRouter }) {
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const show = (): void => setShown({ action, location })
        // Otherwise the old page stays until the frame of the new one has come.
        if (isNear(location)) show()
        else startTransition(show)
      }),
    [history],
  )
  useLayoutEffect(arrived, [arrived, shown])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      <AppRoutes />
    </Router>
  )
}
