import { useEffect, useRef } from 'react'
import { useDesignSystem, useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { chatModeOf } from '../integrations/chat.ts'
import type { RoutePath } from '../paths.ts'
import { useApp } from './app-context.ts'
import { usePageEffects } from './use-page-effects.ts'

export interface PageEffectsProps {
  /** Nothing where none of the site map is shown. */
  page: RoutePath | null
  /** The page's own name, without the number that its address may bring. */
  name: string
  /** As the tab says it. */
  title?: string
  /** A fault is no page that somebody came to. */
  counted?: boolean
}

/** Title, focus and the hit of a page that has come; drawn beside its screen. */
export function PageEffects({ page, name, title = name, counted = true }: PageEffectsProps) {
  const text = useTranslations('pages')
  const { locale } = useDesignSystem()
  const { analytics, chat } = useApp()
  const shown = useRef(locale)
  usePageEffects(page === '/' ? title : text.document({ title }), () => {
    if (counted) analytics.hit(page ?? 'not-found', name)
    chat.mode(chatModeOf(page))
  })
  // The same page in another language is another address.
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    if (counted) analytics.hit(page ?? 'not-found', name)
  }, [locale, counted, analytics, page, name])
  return null
}
