import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useApp } from '../../root/app-context.ts'

const keepRoom = (height: number): void => {
  const root = document.documentElement
  root.toggleAttribute('data-news', height > 0)
  root.style.setProperty('--news', `${height}px`)
}

/**
 * Remembers the height of the overview's banner. `data-news` on the root element reserves its space; an inline script sets it again on the next load
 * (build/prerender/inline/theme.ts), so that the banner causes no layout shift. `has`: whether there is a banner; `null` = not known yet. Returns
 * whether the space was reserved from the start, and a callback for the banner's height.
 */
export function useBannerPlaceholder(has: boolean | null): [kept: boolean, onHeight: (height: number) => void] {
  const { ui } = useApp().environment
  // Read at the first client render: the prerendered HTML knows no preferences.
  const [kept] = useState(() => ui.get().news > 0)
  const remember = useCallback(
    (height: number) => {
      // Without reserved space the page does not move now; the next load reserves it.
      if (kept) keepRoom(height)
      if (height !== ui.get().news) ui.change({ news: height })
    },
    [ui, kept],
  )
  useLayoutEffect(() => {
    keepRoom(ui.get().news)
  }, [ui])
  useEffect(() => {
    if (has === false) remember(0)
  }, [has, remember])
  return [kept, remember]
}
