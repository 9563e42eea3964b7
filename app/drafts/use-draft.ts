import { useCallback, useEffect, useState } from 'react'
import type { Draft } from '#design-system/forms/draft.ts'
import { drafts } from '../engine.ts'
import { useApp, useView } from '../root/app-context.ts'

/**
 * The draft of a form: `<XScreen draft={useDraft('withdrawal')} …>`, and in the screen `useSchemaForm({ …, draft })`. What is typed is held while the
 * page is open; where the session is lost meanwhile, the same person gets it back after signing in.
 */
export function useDraft(form: string): Draft {
  const { view } = useApp().page
  const { person } = useView()
  const [given, setGiven] = useState(() => ({ form, person, typed: person === null ? null : drafts.read(form, person) }))
  const another = given.form !== form || given.person !== person
  if (another && person !== null) setGiven({ form, person, typed: drafts.read(form, person) })

  useEffect(() => {
    const { epoch } = view.get()
    return () => {
      // Left by the reader, or by a lost session.
      if (view.get().epoch === epoch) drafts.drop(form)
    }
  }, [form, view])

  const keep = useCallback<Draft['keep']>(
    (typed) => {
      const { person: who } = view.get()
      if (who !== null) drafts.keep(form, who, typed)
    },
    [form, view],
  )
  return { given: given.typed, keep }
}
