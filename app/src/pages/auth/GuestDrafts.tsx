import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { DraftContext } from '#design-system/forms/useDraft.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { createPlainStorage } from '../../lib/safe-storage.ts'
import { createDraftStore } from '../../money/draft-store.ts'
import { createDrafts } from '../../money/drafts.ts'

const guest = { person: 'guest', epoch: 0 }
/** Not the key of a user's drafts, which a session that starts without a token forgets: on a slow device it starts after the first words are typed. */
const GUEST_DRAFTS_KEY = 'matu_guest_drafts'
const store = createDraftStore(
  createDrafts(
    createPlainStorage(() => window.sessionStorage),
    GUEST_DRAFTS_KEY,
  ),
  { get: () => guest },
)

/** Keeps what is typed into a form of guests over a reload. The prerendered page shows it empty. */
export function GuestDrafts({ children }: { children: ReactNode }) {
  const person = useHydrated() ? guest.person : null
  return <DraftContext value={useMemo(() => ({ store, person }), [person])}>{children}</DraftContext>
}
