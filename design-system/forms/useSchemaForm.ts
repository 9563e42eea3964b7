import type { RefCallback, RefObject, SubmitEvent } from 'react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Control, DefaultValues, Path, PathValue, Resolver, UseFormGetValues, UseFormReturn } from 'react-hook-form'
import { useForm, useFormState } from 'react-hook-form'
import type { Submission } from '../lib/submission.ts'
import type { FieldProps } from './fieldProps.ts'
import type { FormValues } from './draft.ts'
import type { MessageKey } from './messages.ts'
import { syncChoices, syncUncontrolledInputs } from './syncUncontrolledInputs.ts'
import type { Draft } from './useDraft.ts'
import { useDraft } from './useDraft.ts'
import type { FieldError } from './useFieldErrors.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import { useFieldValidation } from './useFieldValidation.ts'
import { useSubmitLock } from './useSubmitLock.ts'

export type { FormValues } from './draft.ts'
export type { FieldError } from './useFieldErrors.ts'

export type SchemaFormOptions<Values extends FormValues> = {
  /** Validates with message keys (messages.ts) for errors: schemaResolver.ts, or lazyResolver.ts. */
  resolver: Resolver<Values>
  /** Label of each field, in page order. */
  labels: Record<keyof NoInfer<Values> & string, string>
  submission: Submission
  /**
   * Called once per submission, with values that satisfy the schema. Returns `shown` if nothing is sent yet: the form may then be submitted again at
   * once.
   */
  onSubmit: (values: NoInfer<Values>) => void | 'shown'
  /** Initial value of every field: a text without one counts as missing, which would reject an optional field. */
  defaults?: NoInfer<Values>
  /**
   * Key under which typed values are stored and restored after a lost session; `null` for forms with secrets only and for guests, who have no
   * session.
   */
  draft: string | null
  /** Message of a field that the server refuses without a text in the user's language; by default the field "is not valid". */
  refused?: Partial<Record<keyof NoInfer<Values> & string, MessageKey>>
  /** Fields that are validated together with another one: the repeated password with the password. */
  together?: Partial<Record<keyof Values & string, ReadonlyArray<keyof Values & string>>>
}

export type SchemaForm<Values extends FormValues> = {
  id: string
  /** `ref` for the form element. */
  attach: RefCallback<HTMLFormElement>
  /** `ref` for the error notice, which takes the focus if no field is at fault. */
  problemRef: RefObject<HTMLDivElement | null>
  /** Submits the form as its button does; for fields that know when they are complete. */
  submit: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  submission: Submission
  busy: boolean
  /** Busy, or the outcome of the last attempt is unknown: nothing may be sent. */
  locked: boolean
  /** Props for a field, used by ControlledField. */
  state: (name: keyof Values & string) => FieldProps
  /** Sets a value programmatically; it is validated at once. */
  set: (name: keyof Values & string, value: string | boolean) => void
  control: Control<Values>
  getValues: UseFormGetValues<Values>
  /** Fields that failed the last submission and are still invalid, in page order. */
  wrong: FieldError[]
  /** The server's messages about fields that this form does not show. */
  leftover: string[]
  /** Whether the server refused such a field, even without a message. */
  refusedElsewhere: boolean
}

/** Saves each change to the draft, and restores a draft that arrives after the form if nothing was typed since. */
function useDraftOf<Values extends FormValues>(form: UseFormReturn<Values>, draft: Draft) {
  const { subscribe, setValue } = form
  const { keep, given } = draft
  const touched = useRef(false)
  const taken = useRef(given)
  useEffect(() => {
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        touched.current = true
        keep(values)
      },
    })
  }, [subscribe, keep])
  useEffect(() => {
    if (!given || taken.current === given) return
    taken.current = given
    if (touched.current) return
    for (const [name, value] of Object.entries(given)) setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
  }, [given, setValue])
}

type FailureFocus = {
  submission: Submission
  /** How often validation stopped an attempt. */
  failures: number
  wrongNames: readonly string[]
  element: RefObject<HTMLFormElement | null>
  problemRef: RefObject<HTMLDivElement | null>
}

/** Moves the focus to the first invalid field, or to the error notice, after validation or the server has refused an attempt. */
function useFocusAfterFailure({ submission, failures, wrongNames, element, problemRef }: FailureFocus) {
  const { problem, fields } = submission
  const seen = useRef({ problem, failures })
  useEffect(() => {
    const isNewProblem = problem !== undefined && problem !== seen.current.problem
    const isRefused = fields !== undefined && problem !== seen.current.problem
    // The attempt is counted before its errors are rendered: the focus waits for them.
    const hasFailed = failures > seen.current.failures && wrongNames.length > 0
    seen.current = { problem, failures: hasFailed ? failures : Math.min(failures, seen.current.failures) }
    if (!isRefused && !hasFailed && !isNewProblem) return
    const first = [...(element.current?.elements ?? [])].find((one) => wrongNames.includes((one as HTMLInputElement).name))
    if (first instanceof HTMLElement) first.focus()
    else problemRef.current?.focus()
  })
}

/** `ref` for the form element, whose events trigger validation. */
function useFormElement(listen: (form: HTMLFormElement) => () => void) {
  const element = useRef<HTMLFormElement>(null)
  const attach = useCallback(
    (node: HTMLFormElement) => {
      element.current = node
      const stop = listen(node)
      return () => {
        element.current = null
        stop()
      }
    },
    [listen],
  )
  return { element, attach }
}

/** Picks up text typed into the prerendered page. Called last, after the other effects have registered their listeners. */
function useEntriesBeforeHydration(element: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!element.current) return
    syncUncontrolledInputs(element.current)
    syncChoices(element.current)
  }, [element])
}

/** The form of react-hook-form: the resolver validates, the draft gives the first values and follows each change. */
function useValidatedForm<Values extends FormValues>({ resolver, defaults }: SchemaFormOptions<Values>, draft: Draft) {
  // No built-in mode fits: useFieldValidation triggers validation at exactly these three moments.
  const form = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
    ...((defaults ?? draft.given) && { defaultValues: { ...defaults, ...draft.given } as DefaultValues<Values> }),
  })
  useDraftOf(form, draft)
  return form
}

/**
 * A form validated by a schema: each field on blur, on the DOM's `change` event (not on each keystroke) and when its value is set programmatically. A
 * server error stays at its field until the field changes. Typed values are never cleared.
 */
export function useSchemaForm<Values extends FormValues>(options: SchemaFormOptions<Values>): SchemaForm<Values> {
  const { labels, submission, onSubmit, together } = options
  const { busy } = submission
  const locked = busy || submission.problem?.kind === 'unknown-outcome'
  const id = useId()
  const draft = useDraft(options.draft)
  const lock = useSubmitLock(submission)
  const form = useValidatedForm(options, draft)
  const { errors } = useFormState({ control: form.control })
  const [failures, setFailures] = useState(0)
  const fieldErrors = useFieldErrors({ id, labels, submission, refused: options.refused, errors, locked })
  const checks = useFieldValidation({
    known: (name) => Object.hasOwn(labels, name),
    validate: (fields) => void form.trigger(fields as Path<Values>[]),
    together: (name) => together?.[name] ?? [],
    changed: fieldErrors.dismiss,
  })
  const { element, attach } = useFormElement(checks.listen)
  const problemRef = useRef<HTMLDivElement>(null)
  const wrong = fieldErrors.wrong()
  useFocusAfterFailure({ submission, failures, wrongNames: wrong.map(({ name }) => name), element, problemRef })
  useEntriesBeforeHydration(element)

  const send = (values: Values) => {
    setFailures(0)
    // Values filled in by the browser belong in the draft too.
    draft.keep(values)
    if (onSubmit(values) === 'shown') lock.release()
  }
  const stay = () => {
    lock.release()
    checks.markValidated(Object.keys(labels))
    setFailures((before) => before + 1)
  }

  return {
    id,
    control: form.control,
    getValues: form.getValues,
    submission,
    busy,
    locked,
    attach,
    problemRef,
    submit: () => {
      const button = element.current?.querySelector<HTMLButtonElement>('[type="submit"]')
      if (button && !button.disabled) element.current?.requestSubmit(button)
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (locked || !lock.take()) return
      // Password managers fill in inputs without events; what the page shows is what is sent.
      if (element.current) syncUncontrolledInputs(element.current)
      void form.handleSubmit(send as never, stay)()
    },
    state: fieldErrors.state,
    set: (name, value) => {
      fieldErrors.dismiss(name)
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      checks.update(name)
    },
    wrong: failures > 0 || submission.fields ? wrong : [],
    refusedElsewhere: fieldErrors.elsewhere.length > 0,
    leftover: fieldErrors.elsewhere.flatMap(([, texts]) => texts),
  }
}
