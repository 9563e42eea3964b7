import { Activity, useState } from 'react'
import { useLocation, useOutlet } from 'react-router-dom'
import { find } from '../paths.ts'

/** The page of the route. While the reader is on the maintenance page, the page that was left stays as it was, hidden: nothing that was typed is lost (decisions.md §3). */
export function KeepAliveOutlet() {
  const outlet = useOutlet()
  const away = find(useLocation().pathname).template === '/maintenance'
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
