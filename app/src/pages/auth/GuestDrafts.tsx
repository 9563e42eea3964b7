import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { DraftContext } from '#design-system/forms/useDraft.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { createPlainStorage } from '../../lib/safe-storage.ts'
import { createDraftStore } from '../../money/draft-store.ts'
import { createDrafts } from '../../money/drafts.ts'

const guest = { person: 'guest', epoch: 0 }
const store = createDraftStore(createDrafts(createPlainStorage(() => window.sessionStorage)), { get: () => guest })

/** Keeps what is typed into a form of guests over a reload. The prerendered page shows it empty. */
export function GuestDrafts({ children }: { children: ReactNode }) {
  const person = useHydrated() ? guest.person : null
  return <DraftContext value={useMemo(() => ({ store, person }), [person])}>{children}</DraftContext>
}
