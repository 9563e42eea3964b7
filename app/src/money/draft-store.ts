import type { DraftStore } from '#design-system/forms/useDraft.ts'
import type { SessionView } from '../auth/store.ts'
import { setTyped } from '../lib/typed.ts'
import type { Drafts } from './drafts.ts'

/** Drafts of the signed-in user. Leaving a form drops its draft; losing the session keeps it. */
export function createDraftStore(drafts: Drafts, view: { get: () => Pick<SessionView, 'person' | 'epoch'> }): DraftStore {
  /** Number of users of each form's draft: the form and the flow that continues to its review may both be mounted. */
  const attending = new Map<string, number>()
  return {
    read(form) {
      const { person } = view.get()
      return person === null ? null : drafts.read(form, person)
    },
    keep(form, typed) {
      setTyped(true)
      const { person } = view.get()
      if (person !== null) drafts.save(form, person, typed)
    },
    attend(form) {
      const { epoch } = view.get()
      attending.set(form, (attending.get(form) ?? 0) + 1)
      return () => {
        const left = (attending.get(form) ?? 1) - 1
        attending.set(form, left)
        if (left === 0 && view.get().epoch === epoch) drafts.drop(form)
      }
    },
  }
}
