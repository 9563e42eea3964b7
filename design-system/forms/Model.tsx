import type { ReactNode } from 'react'
import type { Path } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { ModelBinding } from './binding.ts'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

type Props<Values extends FormValues> = {
  form: SchemaForm<Values>
  name: keyof Values & string
  children: (binding: ModelBinding) => ReactNode
}

/** Ties a field that shows its value in another shape (amount, address, code, mask) to its form. Only it is drawn anew while one types. */
export function Model<Values extends FormValues>({ form, name, children }: Props<Values>) {
  const { field } = useController({ control: form.control, name: name as Path<Values> })
  return children({
    ...form.state(name),
    name,
    value: typeof field.value === 'string' ? field.value : '',
    onType: field.onChange,
    onSet: (value) => form.set(name, value),
  })
}
