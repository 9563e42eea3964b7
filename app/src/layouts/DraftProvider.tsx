import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { DraftContext } from '#design-system/forms/useDraft.ts'
import { getEnvironment } from '../auth/environment.ts'
import { useSession } from '../auth/environment-hooks.ts'
import { createDraftStore } from '../money/draft-store.ts'
import { drafts } from '../money/stores.ts'

/** Keeps what is typed into the cabinet's forms: over a reload, and for the same user who signs in again after a lost session. */
export function DraftProvider({ children }: { children: ReactNode }) {
  const { view } = getEnvironment()
  const { person } = useSession()
  const store = useMemo(() => createDraftStore(drafts, view), [view])
  return <DraftContext value={useMemo(() => ({ store, person }), [store, person])}>{children}</DraftContext>
}
