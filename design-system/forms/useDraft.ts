import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { withoutSecrets } from './draft.ts'
import type { FormValues } from './draft.ts'

/** What holds the drafts of a page; the same object for as long as the page is open. */
export interface DraftStore {
  read: (form: string) => Readonly<FormValues> | null
  keep: (form: string, typed: FormValues) => void
  /** The form is on the page, until the answer is called: one that its reader leaves has no draft any more, one that is taken away with its session has. */
  attend: (form: string) => () => void
}

/** `person` is who types, once that is known: what they typed before comes with it. Without a store nothing is kept. */
export const DraftContext = createContext<{ store: DraftStore; person: string | null } | null>(null)

export interface Draft {
  /** What the same person had typed before the session was lost; `null` for nothing. It may come a moment after the form. */
  given: Readonly<FormValues> | null
  /** Takes what is in the form now, and leaves its secrets out. */
  keep: (typed: FormValues) => void
}

/** The draft of a form under its name; `null` for a form of secrets alone, which has none. */
export function useDraft(form: string | null): Draft {
  const drafts = use(DraftContext)
  const store = drafts?.store
  const person = drafts?.person ?? null
  const read = () => ({ form, person, typed: form === null || person === null ? null : (store?.read(form) ?? null) })
  const [given, setGiven] = useState(read)
  if (given.form !== form || (given.person !== person && person !== null)) setGiven(read())
  useEffect(() => (form === null ? undefined : store?.attend(form)), [store, form])
  const keep = useCallback(
    (typed: FormValues): void => {
      if (form !== null) store?.keep(form, withoutSecrets(typed))
    },
    [store, form],
  )
  return useMemo(() => ({ given: given.typed, keep }), [given.typed, keep])
}

/** State that is a choice or a text of the reader outside of a form: kept by the same rule as what is typed into one. */
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
