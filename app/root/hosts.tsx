import { createContext, Fragment, startTransition, Suspense, use, useDeferredValue, useEffect, useState } from 'react'
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

interface InPlaceOfPage {
  /** While its heading is being painted: it costs next to nothing to draw. */
  room: ReactNode
  /** While its code is on the way. */
  skeleton: ReactNode
}

/** What a frame shows in the place of a page that is not drawn yet. Given by the frame: a public page does not pay for it. */
export const InPlaceOfPage = createContext<InPlaceOfPage>({ room: null, skeleton: null })

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
 * the new heading before the page is asked for and drawn: a slow phone answers at once. The page is waited for here and not by a boundary: React
 * keeps a boundary's fallback for 300 ms at least, and holds back with the page whatever else of the frame comes late (the navigation's marks).
 */
export function PageHost({ template }: { template: Template }) {
  const { locale } = useReader()
  const { pathname } = useLocation()
  const page = pages[template]
  const which = template + JSON.stringify(find(pathname).params)
  const isThere = useIsWritten(pathname) || !page || page.isThere(locale)
  // Once open it stays, in another language too: what was typed into it is not lost.
  const [open, setOpen] = useState(isThere ? which : '')
  const late = useDeferredValue(which, open)
  const isNext = late === which && open !== which
  if (isNext && isThere) setOpen(which)
  useEffect(() => {
    if (!isNext) return
    let left = false
    const draw = (): void => {
      if (!left) startTransition(() => setOpen(which))
    }
    // A failure shows where the page is drawn.
    page?.load(locale).then(draw, draw)
    return () => {
      left = true
    }
  }, [isNext, page, locale, which])
  const { room, skeleton } = use(InPlaceOfPage)
  return (
    <ErrorBoundary of={which} renderFault={(error, retry) => <Broken error={error} retry={retry} inside />}>
      <Suspense fallback={skeleton}>
        {late !== which ? (
          room
        ) : open !== which ? (
          skeleton
        ) : (
          <Fragment key={which}>
            {page && <page.Component locale={locale} />}
            <PageArrival template={template} />
          </Fragment>
        )}
      </Suspense>
    </ErrorBoundary>
  )
}
