import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react'

type Named = HTMLInputElement | HTMLSelectElement

/** What every field is told by its form, and can be told by a story as well. */
export type FieldProps = {
  name: string
  label: string
  /** Where it is not given, the field makes one of its own. */
  id?: string | undefined
  /** What is wrong, in the reader's words. */
  error?: string | undefined
  /** The key of what is wrong, for fields that can say more; absent for the server's own sentences. */
  errorKey?: string | undefined
  /** The request is under way, or its outcome is not known: the value stays as it is. */
  locked?: boolean | undefined
}

/** A field whose value lives in its own input: `{...form.field('email')}`. */
export type Binding = FieldProps & {
  ref?: RefCallback<Named>
  onChange?: ChangeEventHandler<Named>
  onBlur?: FocusEventHandler<Named>
}

/** A field whose value the form holds, in another shape than the text that is shown: `<Model form={form} name="amount">`. */
export type ModelBinding = FieldProps & {
  value: string
  /** Typed by hand: nothing is checked yet. */
  onType: (value: string) => void
  /** Set by a button of the field: checked at once, as every update of the model. */
  onSet: (value: string) => void
}
