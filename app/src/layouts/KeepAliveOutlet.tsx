import { Activity, useState } from 'react'
import { useLocation, useOutlet } from 'react-router-dom'
import { matchPath } from '../site/paths.ts'

/** The outlet of the layouts. While the maintenance page is open, the previous page stays mounted but hidden, so nothing that was typed is lost. */
export function KeepAliveOutlet() {
  const outlet = useOutlet()
  const away = matchPath(useLocation().pathname).template === '/maintenance'
  const [kept, setKept] = useState(away ? null : outlet)
  if (!away && kept !== outlet) setKept(outlet)
  return (
    <>
      <Activity key="page" mode={away ? 'hidden' : 'visible'}>
        {away ? kept : outlet}
      </Activity>
      {away && outlet}
    </>
  )
}
