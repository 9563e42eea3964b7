import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useApp } from '../../root/app-context.ts'

const keepRoom = (height: number): void => {
  const root = document.documentElement
  root.toggleAttribute('data-news', height > 0)
  root.style.setProperty('--news', `${height}px`)
}

/**
 * Remembers how high the overview's banner is. Its place is kept by `data-news` on the root element, which the page's first script sets again
 * (prerender/inline/theme.ts), so that nothing is pushed down when the banner comes. `has`: whether there is one; `null` = not known yet.
 * Answers whether the place was there from the beginning, and what to do with the banner's height.
 */
export function useBannerPlaceholder(has: boolean | null): [kept: boolean, onHeight: (height: number) => void] {
  const { ui } = useApp().page
  // Of the first drawing, and not of the page as it was written, which knows nobody's choices.
  const [kept] = useState(() => ui.get().news > 0)
  const remember = useCallback(
    (height: number) => {
      // A page without the place gets none while somebody reads it: the next one does.
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
