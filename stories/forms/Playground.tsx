import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { Form, Submit } from '#design-system/forms/Form.tsx'
import type { FormValues, SchemaForm, SchemaFormOptions } from '#design-system/forms/useSchemaForm.ts'
import { useSchemaForm } from '#design-system/forms/useSchemaForm.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { idle } from '#design-system/lib/submission.ts'
import { OnCard } from '../StoryCanvas.tsx'

export type PlaygroundProps<Values extends FormValues> = {
  schema: ZodMiniType<Values, Values>
  labels: SchemaFormOptions<Values>['labels']
  onSubmit: (values: Values) => void
  submission?: Submission
  defaults?: Values
  together?: SchemaFormOptions<Values>['together']
  children: (form: SchemaForm<Values>) => ReactNode
}

/** A form like those of the screens. */
export function Playground<Values extends FormValues>({ children, schema, submission = idle, defaults, ...rest }: PlaygroundProps<Values>) {
  const form = useSchemaForm<Values>({
    draft: null,
    ...rest,
    resolver: zodResolver(schema),
    submission,
    ...(defaults && { defaults: defaults as never }),
  })
  return (
    <OnCard>
      <Form form={form}>
        {children(form)}
        <Submit form={form}>Save</Submit>
      </Form>
    </OnCard>
  )
}
