import type { ChangeEvent, ReactNode, Ref } from 'react'

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Props that every field receives from its form, or from a story. */
export type FieldProps = {
  /** Name in the form's values and in the request, and of the native input: browsers fill it in by this name. */
  name: string
  /** The visible label, above the field. It stays when something is entered. */
  label: string
  /** Generated if omitted. */
  id?: string | undefined
  /** The value is not accepted: red outline, icon, and `aria-invalid`. The reason goes into `helperText`. */
  error?: boolean | undefined
  /** Hint; while `error` is set, the error message. */
  helperText?: ReactNode
  /** Message key of the error, for fields with more specific messages; absent for server messages. */
  errorKey?: string | undefined
  /** The request is running, or its outcome is unknown: the value cannot change. */
  locked?: boolean | undefined
}

/** A field based on DOM events: text, choices, selects. */
export type EventFieldProps = FieldProps & {
  /** Called with the input's event at each change; in a form `ControlledField` provides it. */
  onChange?: ((event: ChangeEvent<FieldElement>) => void) | undefined
  /** The native input, to give it the focus. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A field whose value has another format than its text: amount, address, code, mask. */
export type ControlledFieldProps = FieldProps & {
  /** The value as the request carries it, not as it is shown: a decimal string, an address, digits. */
  value: string
  /** Typed by the user: not validated yet. */
  onType: (value: string) => void
  /** Set by a button of the field: validated at once, like every programmatic update. */
  onSet: (value: string) => void
}

/** All props that a form passes to a field; each field uses what it needs. */
export type FormFieldProps = ControlledFieldProps & { checked: boolean; onChange: (event: ChangeEvent<FieldElement>) => void }
