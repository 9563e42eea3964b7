import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useDesignSystem, useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { chatModeOf } from '../integrations/chat.ts'
import type { RoutePath } from '../site/paths.ts'
import { getEnvironment } from '../auth/environment.ts'
import { usePageEffects } from './use-page-effects.ts'

export interface PageEffectsProps {
  /** `null` for a page outside the site map. */
  page: RoutePath | null
  /** The page's name without the parameter that its path may contain; for analytics. */
  name: string
  /** The document title. */
  title?: string
  /** `false` for error pages: they are not page views. */
  counted?: boolean
}

/** The history entry that was counted last: a page that is mounted again, in another layout or after an error, is not opened again. */
let entry: string

/** Sets the title and the focus and reports the page view when a page has opened. Rendered next to its screen. */
export function PageEffects({ page, name, title = name, counted = true }: PageEffectsProps) {
  const text = useTranslations('pages')
  const { locale } = useDesignSystem()
  const { analytics, chat } = getEnvironment()
  const shown = useRef(locale)
  const { key } = useLocation()
  usePageEffects(page === '/' ? title : text.document({ title }), () => {
    if (counted && entry !== key) {
      entry = key
      analytics.hit(page ?? 'not-found', name)
    }
    chat.mode(chatModeOf(page))
  })
  // The same page in another language is another URL, and so another page view. The chat follows it.
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    if (counted) analytics.hit(page ?? 'not-found', name)
    chat.mode(chatModeOf(page))
  }, [locale, counted, analytics, chat, page, name])
  return null
}
