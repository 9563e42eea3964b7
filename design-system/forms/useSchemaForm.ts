import type { RefObject, SubmitEvent } from 'react'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import type { DefaultValues, FieldErrors, FieldPath, FieldPathValue, Resolver, UseFormReturn } from 'react-hook-form'
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
  labels: Record<FieldPath<Values>, string>
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
  refused?: Partial<Record<FieldPath<Values>, MessageKey>>
  /** Fields that are validated together with another one: the repeated password with the password. */
  together?: Partial<Record<FieldPath<Values>, ReadonlyArray<FieldPath<Values>>>>
}

/** What `useForm` returns, and what Form and ControlledField need besides. */
export type SchemaForm<Values extends FormValues> = Omit<UseFormReturn<Values, unknown, Values>, 'handleSubmit'> &
  Pick<SchemaFormOptions<Values>, 'labels' | 'submission' | 'together' | 'refused'> & {
    /** The form's id, the prefix of its fields' ids. */
    id: string
    formRef: RefObject<HTMLFormElement | null>
    /** Busy, or the outcome of the last attempt is unknown: nothing may be sent. */
    locked: boolean
    /** Submits the form as its button does; for fields that know when they are complete. */
    submit: () => void
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    /** Sets a value programmatically; it is validated at once. */
    set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
    /** Validates the fields that depend on this one, once they have been validated themselves. */
    validateOthers: (name: FieldPath<Values>) => void
    /** What was restored when the form was opened; `null` for nothing. */
    given: Readonly<FormValues> | null
  }

/**
 * A form validated by a schema: a text when it is left, a choice when it is made, a value set by the program at once; never on input. A server error
 * stays at its field until the field changes. Typed values are never cleared.
 */
export function useSchemaForm<Values extends FormValues>(options: SchemaFormOptions<Values>): SchemaForm<Values> {
  const { resolver, labels, submission, onSubmit, defaults, together } = options
  const { problem, fields } = submission
  const locked = submission.busy || problem?.kind === 'unknown-outcome'
  const { given, keep } = useDraft(options.draft)
  const form = useForm<Values, unknown, Values>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver,
    ...(defaults && { defaultValues: defaults as DefaultValues<Values> }),
    // A draft may arrive after the form; what was typed since is kept.
    ...(given && { values: { ...defaults, ...given } as Values }),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    ...useMemo(() => fields && { errors: serverErrors<Values>(fields) }, [fields]),
  })
  const { subscribe, getFieldState, trigger, setValue } = form
  const { isSubmitted } = form.formState
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep])

  const formRef = useRef<HTMLFormElement>(null)
  /** Takes over what was typed before hydration, or filled in without events: what the page shows is what is sent. */
  const adopt = () => {
    for (const name of Object.keys(labels) as FieldPath<Values>[]) {
      const value = unreadValue(formRef.current?.elements.namedItem(name))
      if (value !== null) setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
  }
  const hydrated = useEffectEvent(adopt)
  useEffect(() => hydrated(), [])

  /** Synchronous: `formState.isSubmitting` is rendered later than a second click may come. */
  const isSubmitting = useRef(false)
  const send = form.handleSubmit((values) => onSubmit(values))
  const validateOthers = (name: FieldPath<Values>) => {
    const others = together?.[name]?.filter((other) => isSubmitted || getFieldState(other).isTouched) ?? []
    if (others.length > 0) void trigger(others)
  }
  return {
    ...form,
    ...options,
    id: useId(),
    formRef,
    locked,
    given,
    validateOthers,
    set: (name, value) => {
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
      validateOthers(name)
    },
    // A disabled button ignores the click.
    submit: () => formRef.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.click(),
    onSubmit: (event) => {
      event.preventDefault()
      if (locked || isSubmitting.current) return
      isSubmitting.current = true
      adopt()
      void send(event).finally(() => (isSubmitting.current = false))
    },
  }
}

/** The server's messages as errors of react-hook-form. A field without a message shows the default one. */
const serverErrors = <Values extends FormValues>(fields: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [name, { type: 'server', message: texts.join(' ') }]),
  ) as FieldErrors<Values>
