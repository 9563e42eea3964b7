import { useCallback, useEffect, useState } from 'react'
import { useApp, useUi } from '../../root/app-context.ts'

/**
 * Remembers how high the overview's banner is. Its place is kept by `data-news` on the root element, which the page's first script sets again
 * (prerender/inline/theme.ts), so that nothing is pushed down when the banner comes. `has`: whether there is one; `null` = not known yet.
 * Answers whether the place was there from the beginning, and what to do with the banner's height.
 */
export function useRoomForNews(has: boolean | null): [kept: boolean, onHeight: (height: number) => void] {
  const { ui } = useApp().page
  const { news } = useUi()
  const [kept] = useState(news > 0)
  const remember = useCallback(
    (height: number) => {
      const root = document.documentElement
      root.toggleAttribute('data-news', height > 0)
      root.style.setProperty('--news', `${height}px`)
      if (height !== ui.get().news) ui.change({ news: height })
    },
    [ui],
  )
  useEffect(() => {
    if (has === false) remember(0)
  }, [has, remember])
  return [kept, remember]
}
