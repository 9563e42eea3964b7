import type { ChangeEvent, ReactNode } from 'react'
import type { FieldPath, FieldPathValue } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { afterPress } from './afterPress.ts'
import type { ConnectedField } from './fieldProps.ts'
import { errorText, keyOf } from './messages.ts'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

type Props<Values extends FormValues, Name extends FieldPath<Values>> = {
  /** The form's state from `useSchemaForm`. */
  form: SchemaForm<Values>
  /** The key of the value in the form's schema. */
  name: Name
  /** Hint; replaced by the error message. */
  helperText?: ReactNode
  /** Draws the field from the value, error and events it gets. */
  children: (field: ConnectedField<FieldPathValue<Values, Name>>) => ReactNode
}

/** Connects a field to its form. Typing re-renders only this field. */
export function ControlledField<Values extends FormValues, Name extends FieldPath<Values>>(props: Props<Values, Name>) {
  const { form, name, helperText, children } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const { locale } = useDesignSystem()
  const words = useTranslations('forms').messages
  const { error } = fieldState
  const isFromServer = error?.type === 'server'
  const label = form.labels[name]
  const id = `${form.id}${name}`
  const validate = () => {
    // Asked only now: the server may have answered since the field was left.
    if (form.getFieldState(name).error?.type !== 'server') field.onBlur()
    form.validateOthers(name)
  }
  return children({
    id,
    name,
    label,
    error: error !== undefined,
    errorKey: error && !isFromServer ? keyOf(error.message ?? '') : undefined,
    helperText: error ? errorText(words, locale, error, label, form.refused?.[name]) : helperText,
    locked: form.locked,
    inputRef: field.ref,
    ...(typeof field.value === 'boolean' ? { checked: field.value } : { value: field.value ?? '' }),
    onBlur: () => afterPress(validate),
    onChange: (event: ChangeEvent<HTMLInputElement> | string) => {
      if (isFromServer) form.clearErrors(name)
      field.onChange(event)
      // A choice counts when it is made, and so does what a password manager fills in: neither is left soon.
      const isChoice = typeof event !== 'string' && ['checkbox', 'radio', 'select-one'].includes(event.target.type)
      if (isChoice || document.activeElement?.id !== id) validate()
    },
  } as unknown as ConnectedField<FieldPathValue<Values, Name>>)
}
