import { useEffect } from 'react'
import { useApp, useUi } from '../../root/app-context.ts'

/**
 * Remembers whether the overview has a banner. The place is kept by `data-news` on the root element, which the page's first script sets again
 * (prerender/inline/theme.ts): what stands below is then never pushed down. `null`: not known yet.
 */
export function useRoomForNews(has: boolean | null): void {
  const { ui } = useApp().page
  const { news } = useUi()
  useEffect(() => {
    if (has === null) return
    document.documentElement.toggleAttribute('data-news', has)
    if (has !== news) ui.change({ news: has })
  }, [ui, has, news])
}
