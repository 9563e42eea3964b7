/** What was typed into a form, by field. */
export type DraftValues = Readonly<Record<string, string | boolean>>

/**
 * What was typed when a session was lost, for the same person who signs in again in this tab. In memory alone: a reload, a closed tab and a
 * normal sign-out leave nothing, and another person never sees it (quality.md S1, S2).
 */
export interface Drafts {
  /** `person` is the digest of who types (SessionView). */
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
      // Somebody else is here now: what the one before typed goes, all of it.
      kept.clear()
      return null
    },
    drop: (form) => void kept.delete(form),
    forget: () => kept.clear(),
  }
}
