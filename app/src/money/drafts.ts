import * as z from 'zod/mini'
import { DRAFTS_KEY } from '../lib/constants.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import { readStored } from '../lib/stored-json.ts'

/** The values typed into a form, by field. */
type DraftValues = Readonly<Record<string, string | boolean>>

const Saved = z.object({
  person: z.string(),
  forms: z.array(z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))])),
})

/**
 * Form values typed in this tab, by one user. They survive a reload in session storage. If the session is lost, they move to memory until the same
 * user has signed in again; another user never sees them. A normal sign-out discards them.
 */
export interface Drafts {
  /** `person` is the digest of the user (SessionView). */
  save: (form: string, person: string, typed: DraftValues) => void
  read: (form: string, person: string) => DraftValues | null
  drop: (form: string) => void
  /** The session is lost: nothing stays in the storage. */
  unsave: () => void
  forget: () => void
}

export function createDrafts(tab: SafeStorage, key = DRAFTS_KEY): Drafts {
  const saved = readStored(tab, key, Saved)
  let owner = saved?.person ?? null
  const values = new Map<string, DraftValues>(saved?.forms)
  const save = (): void => {
    if (owner === null || values.size === 0) tab.remove(key)
    else tab.set(key, JSON.stringify({ person: owner, forms: [...values] }))
  }
  const forget = (): void => {
    values.clear()
    owner = null
    save()
  }
  return {
    save(form, person, typed) {
      if (owner !== person) values.clear()
      owner = person
      values.set(form, typed)
      save()
    },
    read(form, person) {
      if (owner !== null && owner !== person) forget()
      const typed = values.get(form) ?? null
      if (typed) save()
      return typed
    },
    drop(form) {
      // While the session is lost, the other drafts stay in memory.
      if (values.delete(form) && tab.get(key) !== null) save()
    },
    unsave: () => tab.remove(key),
    forget,
  }
}
