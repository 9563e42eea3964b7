import { useText } from '#design-system/provider/reader.ts'
import { chatModeOf } from '../adapters/chat.ts'
import type { Template } from '../paths.ts'
import { useApp } from './app-context.ts'
import { useArrival } from './arrival.ts'

export interface ArrivalProps {
  /** Nothing where none of the site map is shown. */
  page: Template | null
  /** The page's own name, without the number that its address may bring. */
  name: string
  /** As the tab says it. */
  title?: string
  /** A fault is no page that somebody came to. */
  counted?: boolean
}

/** Title, focus and the hit of a page that has come; drawn beside its screen. */
export function Arrival({ page, name, title = name, counted = true }: ArrivalProps) {
  const text = useText('pages')
  const { analytics, chat } = useApp()
  useArrival(page === '/' ? title : text.document({ title }), () => {
    if (counted) analytics.hit(page ?? 'not-found', name)
    chat.mode(chatModeOf(page))
  })
  return null
}
