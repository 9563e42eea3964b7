import type { ChangeEvent, ReactNode, Ref, RefCallback } from 'react'

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Props that every field receives from its form, or from a story. */
type FieldProps = {
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
  /** The native input, to give it the focus. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** The field was left. */
  onBlur?: (() => void) | undefined
}

/** A field based on DOM events: text, choices, selects. */
export type EventFieldProps = FieldProps & {
  /** Called with the input's event at each change. */
  onChange?: ((event: ChangeEvent<FieldElement>) => void) | undefined
}

/** A field whose value has another format than its text: amount, address, code. */
export type ValueFieldProps = FieldProps & {
  /** The value as the request carries it, not as it is shown: a decimal string, an address, digits. */
  value: string
  /** Called with the next value. */
  onChange: (value: string) => void
}

/** What ControlledField passes to a field: a text with its value, a choice with its state. `onChange` takes an event or a value. */
export type ConnectedField<Value> = Omit<FieldProps, 'inputRef' | 'onBlur'> & {
  inputRef: RefCallback<HTMLElement>
  onBlur: () => void
} & ([Value] extends [boolean]
    ? { checked: boolean; onChange: (event: ChangeEvent<FieldElement>) => void }
    : { value: string; onChange: (event: ChangeEvent<FieldElement> | string) => void })
