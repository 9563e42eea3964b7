import type { Icon } from '@phosphor-icons/react/dist/lib/types'

/** One entry of the navigation, ready to be drawn. */
export type NavEntry = {
  id: string
  label: string
  href: string
  Icon: Icon
  current: boolean
  children?: readonly NavEntry[]
}
