import { createContext, Suspense, use, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useReader, useText } from '#design-system/provider/reader.ts'
import { chatModeOf } from '../adapters/chat.ts'
import { frames, pages } from '../pages.ts'
import type { Layout, PlaceName, Template } from '../paths.ts'
import { find, placeOf } from '../paths.ts'
import { titleOf } from '../titles.ts'
import { useApp } from './app-context.ts'
import { useArrival } from './arrival.ts'
import { Broken } from './Broken.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Title, focus and the hit of a page that has come; drawn beside its screen. */
export function Arrival({ page, name }: { page: Template | null; name: PlaceName | 'notFound' | 'error' }) {
  const text = useText('pages')
  const { analytics, chat } = useApp()
  const { params } = find(useLocation().pathname)
  const own = page && placeOf(page).name === name ? titleOf(text.titles, page, params) : text.titles[name]()
  const title = page === '/' ? own : text.document({ title: own })
  useArrival(title, () => {
    // The page's own name, without the number that its address may bring.
    if (name !== 'error') analytics.hit(page ?? 'not-found', text.titles[name]())
    chat.mode(chatModeOf(page))
  })
  return null
}

/** What a frame shows in the place of a page that is not drawn yet. Given by the frame: a public page does not pay for it. */
export const PageFallback = createContext<ReactNode>(null)

/** A layout's frame: it stays while the pages inside change. */
export function FrameHost({ layout }: { layout: Layout }) {
  const { locale } = useReader()
  const Frame = frames[layout]?.Component
  return (
    Frame && (
      <Frame locale={locale}>
        <Outlet />
      </Frame>
    )
  )
}

/**
 * A page inside its frame. Its fault stays inside; while its code is fetched the frame is there already. After a click the frame is painted with
 * the new heading before the page is drawn: a slow phone answers at once.
 */
export function PageHost({ template }: { template: Template }) {
  const { locale } = useReader()
  const { pathname } = useLocation()
  const Page = pages[template]?.Component
  const which = template + JSON.stringify(find(pathname).params)
  const drawn = useDeferredValue(which)
  const fallback = use(PageFallback)
  if (drawn !== which) return fallback
  return (
    <ErrorBoundary of={which} renderFault={(error, retry) => <Broken error={error} retry={retry} inside />}>
      <Suspense key={which} fallback={fallback}>
        {Page && <Page locale={locale} />}
        <Arrival page={template} name={placeOf(template).name} />
      </Suspense>
    </ErrorBoundary>
  )
}
