import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { withoutSecrets } from './draft.ts'
import type { FormValues } from './draft.ts'

/** Holds the drafts of a page; a stable object while the page is open. */
export interface DraftStore {
  read: (form: string) => Readonly<FormValues> | null
  keep: (form: string, typed: FormValues) => void
  /**
   * Registers a mounted form; the returned function unregisters it. A form the user leaves loses its draft, a form removed by a lost session keeps
   * it.
   */
  attend: (form: string) => () => void
}

/** `person` is the signed-in user, once known: drafts typed before are assigned to them. Without a store nothing is kept. */
export const DraftContext = createContext<{ store: DraftStore; person: string | null } | null>(null)

export interface Draft {
  /** What the same user typed before the session was lost; `null` for nothing. May arrive after the form is mounted. */
  given: Readonly<FormValues> | null
  /** Saves the form's current values without its secrets. */
  keep: (typed: FormValues) => void
}

/** The draft of a form by name; `null` for a form that contains only secrets. */
export function useDraft(form: string | null): Draft {
  const drafts = use(DraftContext)
  const store = drafts?.store
  const person = drafts?.person ?? null
  const read = () => ({ form, person, typed: form === null || person === null ? null : (store?.read(form) ?? null) })
  const [given, setGiven] = useState(read)
  if (given.form !== form || (given.person !== person && person !== null)) setGiven(read())
  useEffect(() => (form === null ? undefined : store?.attend(form)), [store, form])
  /** Typed before the user was known. */
  const early = useRef<FormValues | null>(null)
  const keep = useCallback(
    (typed: FormValues): void => {
      if (form === null) return
      const values = withoutSecrets(typed)
      if (person === null) early.current = values
      else store?.keep(form, values)
    },
    [store, form, person],
  )
  useEffect(() => {
    if (form === null || person === null || !early.current) return
    store?.keep(form, early.current)
    early.current = null
  }, [store, form, person])
  return useMemo(() => ({ given: given.typed, keep }), [given.typed, keep])
}

/** State outside a form that holds a choice or text of the user: kept by the same rules as form values. */
export function useDraftState<Values extends FormValues>(name: string, initial: Values): [Values, (next: Values) => void] {
  const { given, keep } = useDraft(name)
  const [own, setOwn] = useState<Values | null>(null)
  const set = useCallback(
    (next: Values): void => {
      setOwn(next)
      keep(next)
    },
    [keep],
  )
  return [own ?? (given as Values | null) ?? initial, set]
}
