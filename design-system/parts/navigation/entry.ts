import type { Icon } from '@phosphor-icons/react/dist/lib/types'

/** One entry of the navigation, ready to be drawn. */
export type NavEntry = {
  id: string
  label: string
  href: string
  Icon: Icon
  current: boolean
  /** The present page lies below this one. */
  inside?: boolean
  children?: readonly NavEntry[]
}

/** The section of the present page: the entry itself, or one below it. */
export const isOn = (entry: NavEntry): boolean => entry.current || (entry.inside ?? false) || (entry.children?.some(isOn) ?? false)
