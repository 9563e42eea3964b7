import { createContext, use } from 'react'
import type { NavEntry } from '#design-system/components/navigation/entry.ts'
import type { LinkedNeed } from '#design-system/lib/needs.ts'

export interface KnownNeeds {
  needs: readonly LinkedNeed[]
  /** The count on the navigation's entry; `null` for nothing. */
  badge: NavEntry['badge'] | null
}

/** What needs the user, as the layout knows it; `null` until known. */
export const NeedsContext = createContext<readonly LinkedNeed[] | null>(null)
export const useKnownNeeds = (): readonly LinkedNeed[] | null => use(NeedsContext)
