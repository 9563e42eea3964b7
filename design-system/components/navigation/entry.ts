import type { ReactNode } from 'react'
import type { Icon } from '../data-display/icon.ts'

/** One navigation entry, ready to render. */
export type NavEntry = {
  id: string
  label: string
  href: string
  Icon: Icon
  /** The filled icon, for the active section. */
  ActiveIcon: Icon
  current: boolean
  /** The current page is below this one. */
  inside?: boolean
  children?: readonly NavEntry[]
  /** Draws a count on the icon; the name says label and count. */
  badge?: { name: string; around: (icon: ReactNode) => ReactNode }
}

/** Whether the entry is the section of the current page: the page itself or a page below it. */
export const isActive = (entry: Pick<NavEntry, 'current' | 'inside' | 'children'>): boolean =>
  entry.current || (entry.inside ?? false) || (entry.children?.some(isActive) ?? false)
