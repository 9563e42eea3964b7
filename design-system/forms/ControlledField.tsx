import type { ReactNode } from 'react'
import type { Path } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import type { FormFieldProps } from './fieldProps.ts'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

type Props<Values extends FormValues> = {
  /** The form's state from `useSchemaForm`. */
  form: SchemaForm<Values>
  /** The key of the value in the form's schema. */
  name: keyof Values & string
  /** Hint; replaced by the error message. */
  helperText?: ReactNode
  /** Draws the field from the value, error and events it gets. */
  children: (field: FormFieldProps) => ReactNode
}

/** Connects a field to its form. Typing re-renders only this field. */
export function ControlledField<Values extends FormValues>({ form, name, helperText, children }: Props<Values>) {
  return (
    <Controller
      control={form.control}
      name={name as Path<Values>}
      render={({ field }) => {
        const state = form.state(name)
        return (
          <>
            {children({
              ...state,
              ...(!state.error && { helperText }),
              value: typeof field.value === 'string' ? field.value : '',
              checked: field.value === true,
              onChange: field.onChange,
              onType: field.onChange,
              onSet: (value) => form.set(name, value),
            })}
          </>
        )
      }}
    />
  )
}
