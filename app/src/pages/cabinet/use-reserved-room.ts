import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { getEnvironment } from '../../auth/environment.ts'
import { isPrerendering } from '../../lib/hydration.ts'

type Room = 'news' | 'needs'

const keepRoom = (name: Room, height: number): void => {
  const root = document.documentElement
  root.toggleAttribute(`data-${name}`, height > 0)
  root.style.setProperty(`--${name}`, `${height}px`)
}

interface Reservation {
  /** The space was reserved from the start. */
  kept: boolean
  /** Takes the content's height in px. */
  onHeight: (height: number) => void
}

/**
 * Remembers the height of a part at the top of the overview: its banner, or what needs the user. `data-NAME` on the root element reserves its space;
 * an inline script sets it again on the next load (build/prerender/inline/theme.ts), so that the part causes no layout shift. `has`: whether there is
 * something to show; `null` = not known yet. `stays`: space that was reserved in vain stays until the page is left, because nothing may move under a
 * finger; a part that the user closes gives its space up at once.
 */
export function useReservedRoom(name: Room, has: boolean | null, stays: boolean): Reservation {
  const { ui } = getEnvironment()
  // What is known already when the page is opened moves nothing either, unless the page is the document's, whose skeleton has been seen.
  const [kept] = useState(() => ui.get()[name] > 0 || (has === true && !isPrerendering && 'ready' in document.documentElement.dataset))
  const onHeight = useCallback(
    (height: number) => {
      // Without reserved space the page does not move now; the next load reserves it.
      if (kept && (height > 0 || !stays)) keepRoom(name, height)
      if (height !== ui.get()[name]) ui.change({ [name]: height })
    },
    [ui, name, kept, stays],
  )
  useLayoutEffect(() => {
    keepRoom(name, ui.get()[name])
  }, [ui, name])
  useEffect(() => {
    if (has === false) onHeight(0)
  }, [has, onHeight])
  return { kept, onHeight }
}
