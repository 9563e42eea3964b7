import type { RefObject, SubmitEvent } from 'react'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { DefaultValues, FieldErrors, FieldPath, Resolver, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { Submission } from '../lib/submission.ts'
import type { FormValues } from './draft.ts'
import type { MessageKey } from './messages.ts'
import { unreadValue } from './unreadValue.ts'
import { useDraft } from './useDraft.ts'

export type { FormValues } from './draft.ts'

export type SchemaFormOptions<Values extends FormValues> = {
  /** `zodResolver(schema)` of a schema whose messages are keys (messages.ts), or lazyResolver.ts. */
  resolver: Resolver<Values, unknown, Values>
  /** Label of each field, in page order. */
  labels: Record<keyof NoInfer<Values> & string, string>
  submission: Submission
  /** Called once per press, with values that satisfy the schema. What sends them (useWrite in the app) ignores presses until it is answered. */
  onSubmit: (values: NoInfer<Values>) => void
  /** Initial value of every field: a text without one counts as missing, which would reject an optional field. */
  defaults?: NoInfer<Values>
  /**
   * Key under which typed values are stored and restored after a reload or a lost session; `null` for forms with little but secrets.
   */
  draft: string | null
  /** Message of a field that the server refuses without a text in the user's language; by default the field "is not valid". */
  refused?: Partial<Record<keyof NoInfer<Values> & string, MessageKey>>
  /** Fields that are validated together with another one: the repeated password with the password. */
  together?: Partial<Record<keyof Values & string, ReadonlyArray<keyof Values & string>>>
}

/** What `useForm` returns, and what Form and ControlledField need besides. */
export type SchemaForm<Values extends FormValues> = Omit<UseFormReturn<Values, unknown, Values>, 'handleSubmit'> &
  Pick<SchemaFormOptions<Values>, 'labels' | 'submission' | 'together' | 'refused'> & {
    /** The form's id, the prefix of its fields' ids. */
    id: string
    formRef: RefObject<HTMLFormElement | null>
    /** `ref` for the error notice, which takes the focus if no field is at fault. */
    problemRef: RefObject<HTMLDivElement | null>
    busy: boolean
    /** Busy, or the outcome of the last attempt is unknown: nothing may be sent. */
    locked: boolean
    /** Submits the form as its button does; for fields that know when they are complete. */
    submit: () => void
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    /** Sets a value programmatically; it is validated at once. */
    set: (name: keyof Values & string, value: string | boolean) => void
    /** What was restored when the form was opened; `null` for nothing. */
    given: Readonly<FormValues> | null
    /** The server's messages about fields that this form does not show, by field. */
    elsewhere: [name: string, messages: string[]][]
  }

/** The server's messages as errors of react-hook-form. A field without a message shows the default one. */
function useServerErrors<Values extends FormValues>({ fields }: Submission, labels: Record<string, string>) {
  const names = Object.keys(labels).join()
  return useMemo(() => {
    const own = Object.entries(fields ?? {}).filter(([name]) => names.split(',').includes(name))
    if (own.length === 0) return undefined
    return Object.fromEntries(own.map(([name, texts]) => [name, { type: 'server', message: texts.join(' ') }])) as FieldErrors<Values>
  }, [fields, names])
}

/**
 * A form validated by a schema: a text when it is left, a choice when it is made, a value set by the program at once; never on input. A server error
 * stays at its field until the field changes. Typed values are never cleared.
 */
export function useSchemaForm<Values extends FormValues>(options: SchemaFormOptions<Values>): SchemaForm<Values> {
  const { resolver, labels, submission, onSubmit, defaults, together, refused } = options
  const { busy, problem } = submission
  const locked = busy || problem?.kind === 'unknown-outcome'
  const { given, keep } = useDraft(options.draft)
  const errors = useServerErrors<Values>(submission, labels)
  const form = useForm<Values, unknown, Values>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver,
    ...(defaults && { defaultValues: defaults as DefaultValues<Values> }),
    // A draft may arrive after the form; what was typed since is kept.
    ...(given && { values: { ...defaults, ...given } as Values }),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    ...(errors && { errors }),
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep])

  /** Synchronous: `formState.isSubmitting` is rendered later than a second click may come. */
  const isSubmitting = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const problemRef = useRef<HTMLDivElement>(null)
  const seen = useRef(problem)
  useEffect(() => {
    if (problem && problem !== seen.current && !errors) problemRef.current?.focus()
    seen.current = problem
  }, [problem, errors])

  const send = form.handleSubmit((values) => {
    // Values filled in by the browser belong in the draft too.
    keep(values)
    onSubmit(values)
  })

  return {
    ...form,
    id: useId(),
    labels,
    submission,
    ...(together && { together }),
    ...(refused && { refused }),
    formRef,
    problemRef,
    busy,
    locked,
    given,
    set: (name, value) => form.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true, shouldValidate: true }),
    submit: () => {
      const button = formRef.current?.querySelector<HTMLButtonElement>('[type="submit"]')
      if (button && !button.disabled) formRef.current?.requestSubmit(button)
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (locked || isSubmitting.current) return
      isSubmitting.current = true
      // Password managers fill in inputs without events; what the page shows is what is sent.
      for (const name of Object.keys(labels)) {
        const value = unreadValue(event.currentTarget.elements.namedItem(name))
        if (value !== null) form.setValue(name as FieldPath<Values>, value as never)
      }
      void send(event).finally(() => (isSubmitting.current = false))
    },
    elsewhere: Object.entries(submission.fields ?? {}).filter(([name]) => !Object.hasOwn(labels, name)),
  }
}
