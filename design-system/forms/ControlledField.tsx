import type { ReactNode } from 'react'
import type { Path } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import type { FormFieldProps } from './fieldProps.ts'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

type Props<Values extends FormValues> = {
  form: SchemaForm<Values>
  name: keyof Values & string
  /** What belongs here; gives way to what is wrong. */
  helperText?: ReactNode
  children: (field: FormFieldProps) => ReactNode
}

/** Ties a field to its form. Only it is drawn anew while one types. */
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
