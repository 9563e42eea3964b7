/** The values typed into a form, by field. */
type DraftValues = Readonly<Record<string, string | boolean>>

/**
 * Form values typed before a session was lost, for the same user who signs in again in this tab. Kept in memory only: a reload, a closed tab and a
 * normal sign-out discard them, and another user never sees them.
 */
export interface Drafts {
  /** `person` is the digest of the user (SessionView). */
  keep: (form: string, person: string, typed: DraftValues) => void
  read: (form: string, person: string) => DraftValues | null
  drop: (form: string) => void
  forget: () => void
}

export function createDrafts(): Drafts {
  const kept = new Map<string, { person: string; typed: DraftValues }>()
  return {
    keep: (form, person, typed) => void kept.set(form, { person, typed }),
    read(form, person) {
      const draft = kept.get(form)
      if (!draft) return null
      if (draft.person === person) return draft.typed
      // Another user has signed in: discard everything of the previous one.
      kept.clear()
      return null
    },
    drop: (form) => void kept.delete(form),
    forget: () => kept.clear(),
  }
}
