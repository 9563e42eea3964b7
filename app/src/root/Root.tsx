import { lazy, Suspense, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, ScrollRestoration, useLocation, useRevalidator, useRouteError } from 'react-router-dom'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { now } from '../clock.ts'
import { setCurrentLocale } from '../i18n/current.ts'
import { getLoadedRuntime } from '../load-runtime.ts'
import { find } from '../paths.ts'
import { appStatusStore } from '../pwa/update-store.ts'
import { useApp, useConfig } from './app-context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorFallback } from './ErrorFallback.tsx'
import { KeepAliveOutlet } from './KeepAliveOutlet.tsx'
import { notFoundPage, updateOffer } from './lazy-parts.ts'
import { Link } from './Link.tsx'
import { useHtmlLang, useLocaleOf, useTimeZone } from './locale-hooks.ts'
import { RootErrorFallback } from './RootErrorFallback.tsx'
import { createThemeStorage } from './theme-storage.ts'

const Corner = lazy(() => import('./ThirdPartyWidgets.tsx'))

/** Tells the session what the reader does: a detour starts on a navigation and never out of a form in use. */
function useToldSession(pathname: string): void {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change of the path is a navigation
  useEffect(() => getLoadedRuntime()?.navigated(), [pathname])
  useEffect(() => {
    const typed = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('form')) getLoadedRuntime()?.typed()
    }
    document.addEventListener('input', typed)
    return () => document.removeEventListener('input', typed)
  }, [])
}

/**
 * Whether the reader hid amounts, and what changes that. A page that was written ahead shows the same either way
 * (tests/integration/app/written-amounts.test.ts): it is hydrated with the reader's choice at once, and its parts are not drawn anew for it.
 */
function useAmounts() {
  const { ui } = useApp().page
  const isHidden = () => ui.get().hidden
  const amountsHidden = useSyncExternalStore(ui.subscribe, isHidden, isHidden)
  const onAmountsHidden = useCallback((hidden: boolean) => ui.change({ hidden }), [ui])
  return { amountsHidden, onAmountsHidden }
}

/** What every page stands in, an error page too: its language, its theme, and what may be said over it. */
function Surroundings({ children }: { children: ReactNode }) {
  const { ui } = useApp().page
  const config = useConfig()
  const { pathname } = useLocation()
  const { template } = find(pathname)
  const locale = useLocaleOf(pathname)
  const { ready, faults } = useSyncExternalStore(appStatusStore.subscribe, appStatusStore.get, appStatusStore.get)
  const themeStorage = useMemo(() => createThemeStorage(ui), [ui])

  setCurrentLocale(locale)
  useHtmlLang(locale)
  useToldSession(pathname)

  return (
    <DesignSystemProvider locale={locale} Link={Link} now={now} timeZone={useTimeZone()} themeStorage={themeStorage} {...useAmounts()}>
      <Suspense>
        {/* Hydration asks it which page was written. */}
        <div data-page={template ?? ''}>{children}</div>
      </Suspense>
      {(ready || faults > 0) && (
        <ErrorBoundary of="" renderFault={() => null}>
          <Suspense>
            <updateOffer.Component locale={locale} />
          </Suspense>
        </ErrorBoundary>
      )}
      {(config.chat || config.analytics) && (
        <ErrorBoundary of="" renderFault={() => null}>
          <Suspense>
            <Corner template={template} />
          </Suspense>
        </ErrorBoundary>
      )}
      <ScrollRestoration />
    </DesignSystemProvider>
  )
}

export const Root = () => (
  <Surroundings>
    <KeepAliveOutlet />
  </Surroundings>
)

/** An address of no page, or a fault that no page could hold. */
export function RootError() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const locale = useLocaleOf(pathname)
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <ErrorBoundary of={pathname} renderFault={() => <RootErrorFallback />}>
      <Surroundings>
        {isMissing ? (
          <notFoundPage.Component locale={locale} key={pathname} />
        ) : (
          <ErrorFallback error={error} retry={() => void revalidate()} />
        )}
      </Surroundings>
    </ErrorBoundary>
  )
}
