import type { ChangeEvent, ReactNode, Ref } from 'react'

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What every field is told by its form, and can be told by a story as well. */
export type FieldProps = {
  name: string
  label: string
  /** Where it is not given, the field makes one of its own. */
  id?: string | undefined
  error?: boolean | undefined
  /** What belongs here; while `error` is set, what is wrong. */
  helperText?: ReactNode
  /** The key of what is wrong, for fields that can say more; absent for the server's own sentences. */
  errorKey?: string | undefined
  /** The request is under way, or its outcome is not known: the value stays as it is. */
  locked?: boolean | undefined
}

/** A field that speaks in DOM events: text, choices, selects. */
export type EventFieldProps = FieldProps & {
  onChange?: ((event: ChangeEvent<FieldElement>) => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A field whose value has another shape than the text that is shown: amount, address, code, mask. */
export type ControlledFieldProps = FieldProps & {
  value: string
  /** Typed by hand: nothing is checked yet. */
  onType: (value: string) => void
  /** Set by a button of the field: checked at once, as every update of the model. */
  onSet: (value: string) => void
}

/** Everything that a form gives a field; each takes what it understands. */
export type FormFieldProps = ControlledFieldProps & { checked: boolean; onChange: (event: ChangeEvent<FieldElement>) => void }
