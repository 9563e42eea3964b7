import type { Icon } from '../icon.ts'

/** One entry of the navigation, ready to be drawn. */
export type NavEntry = {
  id: string
  label: string
  href: string
  Icon: Icon
  /** The same, filled: for the section that is open. */
  ActiveIcon: Icon
  current: boolean
  /** The present page lies below this one. */
  inside?: boolean
  children?: readonly NavEntry[]
}

/** The section of the present page: the entry itself, or one below it. */
export const isActive = (entry: NavEntry): boolean => entry.current || (entry.inside ?? false) || (entry.children?.some(isActive) ?? false)
