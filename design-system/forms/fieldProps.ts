import type { ChangeEvent, ReactNode, Ref } from 'react'

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Props that every field receives from its form, or from a story. */
export type FieldProps = {
  name: string
  label: string
  /** Generated if omitted. */
  id?: string | undefined
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
  onChange?: ((event: ChangeEvent<FieldElement>) => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A field whose value has another format than its text: amount, address, code, mask. */
export type ControlledFieldProps = FieldProps & {
  value: string
  /** Typed by the user: not validated yet. */
  onType: (value: string) => void
  /** Set by a button of the field: validated at once, like every programmatic update. */
  onSet: (value: string) => void
}

/** All props that a form passes to a field; each field uses what it needs. */
export type FormFieldProps = ControlledFieldProps & { checked: boolean; onChange: (event: ChangeEvent<FieldElement>) => void }
