import { createContext, Suspense, use, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType, useRevalidator, useRouteError } from 'react-router-dom'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { RouteMatch, RoutePath } from '../paths.ts'
import { find, routeMeta } from '../paths.ts'
import { nameOf, titleOf } from '../titles.ts'
import { ErrorFallback } from './ErrorFallback.tsx'
import { PageEffects } from './PageEffects.tsx'

/** The arrival of a page of the site map. */
export function RouteEffects({ template }: { template: RoutePath }) {
  const { locale } = useDesignSystem()
  const { params } = find(useLocation().pathname)
  return <PageEffects page={template} name={nameOf(locale, template)} title={titleOf(locale, template, params)} />
}

/** The fault of a page stays inside its frame. */
export function PageError() {
  const { revalidate } = useRevalidator()
  return <ErrorFallback error={useRouteError()} retry={() => void revalidate()} inside />
}

interface PageFallback {
  /** While its heading is being painted: it costs next to nothing to draw. */
  room: ReactNode
  /** While its code is on the way. */
  skeleton: ReactNode
}

/** What a frame shows in the place of a page that is not drawn yet. Given by the frame: a public page does not pay for it. */
export const PageFallbackContext = createContext<PageFallback>({ room: null, skeleton: null })

/** The page of an address, whatever its language and query. Nothing behind the maintenance page, where the page that was left stays as it is. */
const keyOf = ({ template, params }: RouteMatch): string | null => (template === '/maintenance' ? null : template + JSON.stringify(params))

const layoutOf = ({ template }: RouteMatch): string | null => template && routeMeta(template).layout

/** The page that is open or, as soon as somebody goes there, the one on its way into the same frame: its heading does not wait for its code. */
export function useShownPage(): RouteMatch {
  const here = find(useLocation().pathname)
  const { location } = useNavigation()
  const coming = location && find(location.pathname)
  return coming?.template && layoutOf(coming) === layoutOf(here) ? coming : here
}

/**
 * The place of the page in its frame. The frame is painted with the heading of the next page at once: while its code is on the way with a skeleton,
 * and before the page is drawn, which may take a slow phone a while. On the way back the page is drawn with the frame, so that it can be scrolled to
 * where it was left.
 */
export function PageOutlet() {
  const { room, skeleton } = use(PageFallbackContext)
  const how = useNavigationType()
  const key = keyOf(find(useLocation().pathname))
  const drawn = useDeferredValue(key)
  const waits = keyOf(useShownPage()) !== key
  const waitsLong = useDeferredValue(waits, false)
  const isBehind = key !== null && drawn !== null && drawn !== key && how !== NavigationType.Pop
  return <Suspense fallback={skeleton}>{waits ? waitsLong ? skeleton : room : isBehind ? room : <Outlet />}</Suspense>
}
