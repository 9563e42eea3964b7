import { createContext, Fragment, Suspense, use, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useReader } from '#design-system/provider/reader.ts'
import { frames, pages } from '../pages.ts'
import type { Layout, Template } from '../paths.ts'
import { find } from '../paths.ts'
import { nameOf, titleOf } from '../titles.ts'
import { useIsWritten } from './app-context.ts'
import { Arrival } from './Arrival.tsx'
import { Broken } from './Broken.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The arrival of a page of the site map. */
export function PageArrival({ template }: { template: Template }) {
  const { locale } = useReader()
  const { params } = find(useLocation().pathname)
  return <Arrival page={template} name={nameOf(locale, template)} title={titleOf(locale, template, params)} />
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
 * the new heading before the page is drawn: a slow phone answers at once. The skeleton stands there as what the boundary shows, not as its
 * fallback: React keeps a fallback for 300 ms at least, so a page that comes in 30 would be held back for nothing.
 */
export function PageHost({ template }: { template: Template }) {
  const { locale } = useReader()
  const { pathname } = useLocation()
  const page = pages[template]
  const which = template + JSON.stringify(find(pathname).params)
  const atOnce = useIsWritten(pathname) || page?.isThere(locale)
  const drawn = useDeferredValue(which, atOnce ? which : '')
  const skeleton = use(PageFallback)
  return (
    <ErrorBoundary of={which} renderFault={(error, retry) => <Broken error={error} retry={retry} inside />}>
      <Suspense fallback={skeleton}>
        {drawn === which ? (
          <Fragment key={which}>
            {page && <page.Component locale={locale} />}
            <PageArrival template={template} />
          </Fragment>
        ) : (
          skeleton
        )}
      </Suspense>
    </ErrorBoundary>
  )
}
