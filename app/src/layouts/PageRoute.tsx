import { createContext, Suspense, use, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, Outlet, useNavigation, useNavigationType, useRevalidator, useRouteError } from 'react-router-dom'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { OpenPage } from '../hooks/use-page.ts'
import { usePage } from '../hooks/use-page.ts'
import type { RoutePath } from '../site/paths.ts'
import { matchPath, routeMeta } from '../site/paths.ts'
import { nameOf, titleOf } from '../site/titles.ts'
import { ErrorFallback } from './ErrorFallback.tsx'
import { PageEffects } from './PageEffects.tsx'
import { useSearch } from '../hooks/use-search.ts'

/** The page effects of a page of the site map. */
export function RouteEffects({ template }: { template: RoutePath }) {
  const { locale } = useDesignSystem()
  const { params } = usePage()
  return <PageEffects page={template} name={nameOf(locale, template)} title={titleOf(locale, template, params)} />
}

/** Shows the error of a page inside its layout. */
export function PageError() {
  const { revalidate } = useRevalidator()
  return <ErrorFallback error={useRouteError()} retry={() => void revalidate()} inside />
}

interface PageFallback {
  /** Shown while the heading is painted; cheap to render. */
  room: ReactNode
  /** Shown while the page's code is loading. */
  skeleton: ReactNode
}

/** What a layout shows in place of a page that is not rendered yet. Each layout provides its own, so that public pages load no cabinet skeletons. */
export const PageFallbackContext = createContext<PageFallback>({ room: null, skeleton: null })

/** Identifies the page of a path, ignoring language and query. */
const keyOf = ({ template, params }: OpenPage): string => template + JSON.stringify(params)

const layoutOf = ({ template }: OpenPage): string | null => template && routeMeta(template).layout

/** The open page or, during a navigation within the same layout, the next one: its heading shows without waiting for its code. */
export function useShownPage(): OpenPage & { search: string } {
  const here = usePage()
  const search = useSearch()
  const { location } = useNavigation()
  const next = location && matchPath(location.pathname)
  return location && next?.template && layoutOf(next) === layoutOf(here) ? { ...next, search: location.search } : { ...here, search }
}

/**
 * The outlet for the page inside its layout. A navigation paints the next page's heading at once, with a skeleton while its code is loading and an
 * empty placeholder while the page renders, which may take a slow phone a while. Going back renders the page together with the layout, so that its
 * scroll position can be restored.
 */
export function PageOutlet() {
  const { room, skeleton } = use(PageFallbackContext)
  const how = useNavigationType()
  const key = keyOf(usePage())
  const drawn = useDeferredValue(key)
  const waits = keyOf(useShownPage()) !== key
  const waitsLong = useDeferredValue(waits, false)
  const isBehind = drawn !== key && how !== NavigationType.Pop
  return <Suspense fallback={skeleton}>{waits ? waitsLong ? skeleton : room : isBehind ? room : <Outlet />}</Suspense>
}
