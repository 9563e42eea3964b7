import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, ScrollRestoration, useLocation, useRevalidator, useRouteError } from 'react-router-dom'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { now } from '../lib/clock.ts'
import { SCROLL_KEY } from '../lib/scroll-after-reload.ts'
import { setCurrentLocale } from '../i18n/current.ts'
import type { RoutePath } from '../site/paths.ts'
import { matchPath } from '../site/paths.ts'
import { appStatusStore } from '../lib/app-status.ts'
import { getEnvironment } from '../auth/environment.ts'
import { useConfig, useSession } from '../auth/environment-hooks.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorFallback } from './ErrorFallback.tsx'
import { LazyMaintenanceOverlay, LazyNotFoundPage, LazyUpdateHost } from './lazy-parts.ts'
import { Link } from '../hooks/Link.tsx'
import { usePage } from '../hooks/use-page.ts'
import { localeOf } from '../i18n/detect.ts'
import { setTyped } from '../lib/typed.ts'
import { RootErrorFallback } from './RootErrorFallback.tsx'
import { createThemeStorage } from '../lib/theme-storage.ts'

const ThirdPartyWidgets = lazy(() => import('./ThirdPartyWidgets.tsx'))

/** Remembers whether the page holds something typed. A form's next step, a legal text over it and its other languages are the same page. */
function useTyped(): void {
  const { pathname, search } = useLocation()
  const page = matchPath(pathname).rest + search.replace(/[?&](step|legal)=\w+/g, '')
  // Before the effects of the next page, which may restore a draft.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change of the page
  useEffect(() => () => setTyped(false), [page])
  useEffect(() => {
    const typed = (): void => setTyped(true)
    document.addEventListener('input', typed)
    return () => document.removeEventListener('input', typed)
  }, [])
}

/**
 * The "hide amounts" setting and its setter. Prerendered pages contain no amounts that this setting hides
 * (tests/integration/app/prerendered-amounts.test.ts), so hydrating with the user's choice causes no mismatch.
 */
function useAmounts() {
  const { ui } = getEnvironment()
  const isHidden = () => ui.get().hidden
  const amountsHidden = useSyncExternalStore(ui.subscribe, isHidden, isHidden)
  const onAmountsHidden = useCallback((hidden: boolean) => ui.change({ hidden }), [ui])
  return { amountsHidden, onAmountsHidden }
}

/** What appears beside a page. If it fails, the page stays as it is. */
const Beside = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary of="" renderFault={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
)

/** A component of its own, because the configuration applies after hydration: only this part is rendered again. */
function ConfiguredWidgets({ template }: { template: RoutePath | null }) {
  const { chat, analytics } = useConfig()
  if (!chat && !analytics) return null
  return (
    <Beside>
      <ThirdPartyWidgets template={template} />
    </Beside>
  )
}

// A change of the page leaves theme and language as they are.
const Provider = memo(DesignSystemProvider)

/** The page and the messages that may appear over any page. */
function Content({ children }: { children: ReactNode }) {
  const { template } = usePage()
  const { ready, faults } = useSyncExternalStore(appStatusStore.subscribe, appStatusStore.get, appStatusStore.get)
  const { maintenance, notice } = useSession()
  const closed = useConfig().maintenance
  const isOver = maintenance && template !== '/maintenance'
  useTyped()
  return (
    <>
      <Suspense>
        {/* main.tsx compares this with the URL to decide whether the HTML can be hydrated. */}
        <div data-page={template ?? ''}>{isOver && closed ? null : children}</div>
      </Suspense>
      {isOver && (
        <Beside>
          <LazyMaintenanceOverlay />
        </Beside>
      )}
      {(ready || faults > 0 || notice) && (
        <Beside>
          <LazyUpdateHost />
        </Beside>
      )}
      <ConfiguredWidgets template={template} />
      <ScrollRestoration storageKey={SCROLL_KEY} />
    </>
  )
}

const signInAgain = (): void => void import('../auth/runtime.ts').then((runtime) => runtime.signInAgain())

/** Wraps every page, including error pages, with language and theme. */
function AppShell({ children }: { children: ReactNode }) {
  const { ui } = getEnvironment()
  const locale = localeOf(useLocation().pathname, getEnvironment().cookies)
  const themeStorage = useMemo(() => createThemeStorage(ui), [ui])
  const content = useMemo(() => <Content>{children}</Content>, [children])

  setCurrentLocale(locale)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  return (
    <Provider locale={locale} Link={Link} now={now} themeStorage={themeStorage} onSignInAgain={signInAgain} {...useAmounts()}>
      {content}
    </Provider>
  )
}

export const Root = () => (
  <AppShell>
    <Outlet />
  </AppShell>
)

/** An unknown path, or an error that no page boundary caught. */
export function RootError() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <ErrorBoundary of={pathname} renderFault={() => <RootErrorFallback />}>
      <AppShell>
        {isMissing ? <LazyNotFoundPage key={pathname} /> : <ErrorFallback error={error} retry={() => void revalidate()} />}
      </AppShell>
    </ErrorBoundary>
  )
}
