import type { PropsWithChildren } from 'react'
import type { ComponentType } from 'react'
import { Suspense, lazy, memo, useEffect, useMemo, useState } from 'react'
import { preloadDialog } from '#design-system/components/feedback/LazyDialog.tsx'
import { DefaultLayout, LazySectionTabs } from '#design-system/layouts/DefaultLayout.tsx'
import type { NavItem } from '#design-system/layouts/navigation.ts'
import { PageRoom, PageSkeleton } from '#design-system/components/feedback/PageSkeleton.tsx'
import type { Locale } from '#design-system/i18n/tags.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useGetCurrentUser, useGetPreferences } from '#sdk'
import { layoutQueryMeta, useOfflineAvailability } from '../api/offline-availability.ts'
import { isPrerendering } from '../lib/hydration.ts'
import { afterInitialLoad, whenIdle } from '../lib/idle.ts'
import { NeedsContext } from '../hooks/needs-context.ts'
import type { KnownNeeds } from '../hooks/needs-context.ts'
import type { NeedsWatcherProps } from './NeedsWatcher.tsx'
import type { RoutePath } from '../site/paths.ts'
import { matchPath } from '../site/paths.ts'
import { headingOf } from '../site/titles.ts'
import { getEnvironment } from '../auth/environment.ts'
import { useConfig, useSession } from '../auth/environment-hooks.ts'
import { PageFallbackContext, useShownPage } from './PageRoute.tsx'
import { useOnline } from '../lib/use-online.ts'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { usePath } from '../hooks/use-path.ts'
import { SessionQueryProvider, signOut } from './SessionQueryProvider.tsx'
import { useCommandPalette } from './use-command-palette.tsx'
import { cabinetNavigation } from './navigation.ts'
import type { NavigationState } from './sections.ts'
import { areaOf, backOf, tabsOf } from './sections.ts'
import { ConfiguredSupport } from './ConfiguredSupport.tsx'

/**
 * Prefetches the pages that are one click away, and their lazy parts, one at a time and each when the browser is idle: the code of all of them in one go
 * would keep a press waiting. Opening a page interrupts this, so that it does not compete with that page.
 */
function usePrefetched(items: NavItem[], opened: RoutePath | null): void {
  const { locale } = useDesignSystem()
  const { preload } = getEnvironment()
  const addresses = items.map(({ href }) => href).join(' ')
  useEffect(() => {
    let gone = false
    const pages = addresses.split(' ').flatMap((address) => matchPath(address).template ?? [])
    const others = pages.filter((template) => template !== opened)
    const loads = [LazySectionTabs.preload, preloadDialog, ...others.map((template) => (lang: Locale) => preload(template, lang))]
    const loadAll = async (): Promise<void> => {
      await afterInitialLoad()
      for (const load of loads) {
        if (gone) return
        await load(locale)
        await whenIdle()
      }
    }
    void loadAll()
    return () => void (gone = true)
  }, [addresses, locale, opened, preload])
}

/** Memoized, so that what is rendered from it does not rerender without need. */
const useNavigation = ({ locale, template, insurance, pool, area }: NavigationState) =>
  useMemo(() => cabinetNavigation({ locale, template, insurance, pool, area: area ?? null }), [locale, template, insurance, pool, area])

const nothing: ComponentType<NeedsWatcherProps> = () => null

/** Loaded when the browser is idle. Without it, pages work and say nothing about needs. */
const NeedsWatcher = memo(
  lazy(async () => {
    await whenIdle()
    const watcher = await import('./NeedsWatcher.tsx').catch(() => null)
    return { default: watcher?.NeedsWatcher ?? nothing }
  }),
)

const inPlace = { room: <PageRoom />, skeleton: <PageSkeleton /> }

function Frame({ children }: PropsWithChildren) {
  const { locale } = useDesignSystem()
  const { template, params, search } = useShownPage()
  const { flags } = useConfig()
  const view = useSession()
  const { to } = usePath()
  // The session fetches both; here they are only read.
  const enabled = !isPrerendering && view.state !== 'anonymous'
  const shown = { enabled, meta: layoutQueryMeta }
  const user = useGetCurrentUser({ query: shown }).data
  const price = useGetPreferences({ query: shown }).data?.matu_price
  const here = { locale, template, insurance: flags.insurance, pool: params['number'], area: areaOf(template, search) }
  const nav = useNavigation(here)
  usePrefetched(nav.main, template)
  const controls = useLayoutControls()
  const { onSearch, palette } = useCommandPalette(controls, enabled)
  const [known, setKnown] = useState<KnownNeeds | null>(null)
  return (
    <DefaultLayout
      frame={controls}
      onSearch={onSearch}
      // Until the application replaces it, a prerendered page must not take what it would lose.
      inert={isPrerendering}
      title={template ? headingOf(locale, template, params) : ''}
      back={backOf(here)}
      tabs={tabsOf(here)}
      nav={nav}
      badge={known?.badge ?? null}
      user={user ?? null}
      verified={view.verification === 'verified' ? true : view.verification === 'unverified' || view.verificationNotice ? false : null}
      matu_price={price ?? null}
      offline={useOfflineAvailability(useOnline())}
      unverified={view.verificationNotice}
      verification={to('/cabinet/profile/verification')}
      onSignOut={signOut}
      signingOut={view.leaving}
    >
      {palette}
      {enabled && (
        <Suspense fallback={null}>
          <NeedsWatcher onKnown={setKnown} />
        </Suspense>
      )}
      <NeedsContext value={known?.needs ?? null}>
        <PageFallbackContext value={inPlace}>{children}</PageFallbackContext>
      </NeedsContext>
    </DefaultLayout>
  )
}

export async function prepare(pathname: string): Promise<void> {
  const { lang, template } = matchPath(pathname)
  if (lang && tabsOf({ locale: lang, template, insurance: true })) await LazySectionTabs.preload(lang)
}

export default function DefaultFrame({ children }: PropsWithChildren) {
  return (
    <SessionQueryProvider>
      <Frame>
        <ConfiguredSupport>{children}</ConfiguredSupport>
      </Frame>
    </SessionQueryProvider>
  )
}
