import { Activity, use, useState } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom'

/**
 * The page of the route. While the reader is `away` on the maintenance page, or on the way there or back, the page that was left stays as it
 * was, hidden, with the location it was drawn for: nothing that was typed is lost (decisions.md §3).
 */
export function KeptOutlet({ away, arrived }: { away: boolean; arrived: boolean }) {
  const outlet = useOutlet()
  const location = use(LocationContext)
  const [kept, setKept] = useState<{ outlet: ReactNode; location: typeof location } | null>(null)
  if (!away && (kept?.outlet !== outlet || kept.location !== location)) setKept({ outlet, location })
  const page = away ? kept : { outlet, location }
  return (
    <>
      {page && (
        <Activity key="page" mode={away ? 'hidden' : 'visible'}>
          <LocationContext value={page.location}>{page.outlet}</LocationContext>
        </Activity>
      )}
      {away && arrived && outlet}
    </>
  )
}
