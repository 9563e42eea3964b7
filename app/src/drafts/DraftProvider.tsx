import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { DraftContext } from '#design-system/forms/useDraft.ts'
import { useApp, useSession } from '../root/app-context.ts'
import { createDraftStore } from './draft-store.ts'
import { drafts } from './stores.ts'

/**
 * What is typed into any form of the cabinet is held while its page is open; where the session is lost meanwhile, the same person gets it back after
 * signing in.
 */
export function DraftProvider({ children }: { children: ReactNode }) {
  const { view } = useApp().page
  const { person } = useSession()
  const store = useMemo(() => createDraftStore(drafts, view), [view])
  return <DraftContext value={useMemo(() => ({ store, person }), [store, person])}>{children}</DraftContext>
}
