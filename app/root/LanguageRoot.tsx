import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { now } from '../clock.ts'
import { guard } from '../guards.ts'
import { setCurrentLocale } from '../locale/current.ts'
import { engineIfThere } from '../need.ts'
import { notFoundPage, updateOffer } from '../pages.ts'
import { find } from '../paths.ts'
import { news } from '../worker/news.ts'
import { situationOf, useApp, useConfig, useView } from './app-context.ts'
import { useScrollMemory } from './arrival.ts'
import { Broken } from './Broken.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { KeptOutlet } from './KeptOutlet.tsx'
import { Link } from './Link.tsx'
import { useHtmlLang, useLocaleOf, useTimeZone } from './locale-hooks.ts'
import { createThemeStorage } from './theme-storage.ts'

const Corner = lazy(() => import('./Corner.tsx'))

function Go({ to }: { to: string }) {
  const navigate = useNavigate()
  // Not in a layout effect: the router's own subscription begins in one, after this.
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

/** Tells the session what the reader does: a detour starts on a navigation and never out of a form in use. */
function useToldSession(pathname: string): void {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change of the path is a navigation
  useEffect(() => engineIfThere()?.navigated(), [pathname])
  useEffect(() => {
    const typed = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('form')) engineIfThere()?.typed()
    }
    document.addEventListener('input', typed)
    return () => document.removeEventListener('input', typed)
  }, [])
}

/** What every page stands in: its language, its guard, its last resort. */
export function LanguageRoot() {
  const app = useApp()
  const config = useConfig()
  const view = useView()
  const { pathname, search, hash } = useLocation()
  const { template } = find(pathname)
  const locale = useLocaleOf(pathname)
  const { ready, faults } = useSyncExternalStore(news.subscribe, news.get, news.get)
  const themeStorage = useMemo(() => createThemeStorage(app.page.ui), [app.page.ui])
  // A navigation that the session asked for is under way: it knows better where the reader goes.
  const verdict = view.moving ? { kind: 'stay' as const } : guard(pathname + search + hash, situationOf(view, app, locale))

  const away = template === '/maintenance' || (verdict.kind === 'go' && find(verdict.to.split('?')[0] ?? '').template === '/maintenance')

  setCurrentLocale(locale)
  useHtmlLang(locale)
  useScrollMemory()
  useToldSession(pathname)

  return (
    <DesignSystemProvider locale={locale} Link={Link} now={now} timeZone={useTimeZone()} themeStorage={themeStorage}>
      <ErrorBoundary of={pathname} renderFault={(error, retry) => <Broken error={error} retry={retry} />}>
        <Suspense>
          {/* Hydration asks it which page was written. */}
          <div data-page={template ?? ''}>
            {verdict.kind === 'go' && <Go to={verdict.to} />}
            {verdict.kind === 'missing' && <notFoundPage.Component locale={locale} key={pathname} />}
            {(verdict.kind === 'stay' || away) && <KeptOutlet away={away} arrived={verdict.kind === 'stay'} />}
          </div>
        </Suspense>
        {(ready || faults > 0) && (
          <ErrorBoundary of="" renderFault={() => null}>
            <Suspense>
              <updateOffer.Component locale={locale} />
            </Suspense>
          </ErrorBoundary>
        )}
        {(config.chat || config.analytics) && (
          <Suspense>
            <Corner template={template} />
          </Suspense>
        )}
      </ErrorBoundary>
    </DesignSystemProvider>
  )
}
