import { zodResolver } from '@hookform/resolvers/zod'
import type { RefCallback, RefObject, SubmitEvent } from 'react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Control, DefaultValues, Path, PathValue, Resolver, UseFormGetValues, UseFormReturn } from 'react-hook-form'
import { useForm, useFormState } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { Submission } from '../lib/submission.ts'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import type { FieldProps } from './fieldProps.ts'
import type { FormValues } from './draft.ts'
import { syncChoices, syncUncontrolledInputs } from './syncUncontrolledInputs.ts'
import type { Draft } from './useDraft.ts'
import { useDraft } from './useDraft.ts'
import { keyOf, formatValidationMessage } from './messages.ts'
import { useFieldValidation } from './useFieldValidation.ts'
import { useSubmitLock } from './useSubmitLock.ts'

export type { FormValues } from './draft.ts'

export type SchemaFormOptions<Values extends FormValues> = {
  /** Yields message keys (messages.ts). */
  schema: ZodMiniType<Values, Values>
  /** The name of each field as the page shows it, in the order of the page. */
  labels: Record<keyof Values & string, string>
  submission: Submission
  /** Called once for one intention, with values that the schema accepts. Answers `shown` where nothing is sent yet: the form may be sent off again at once. */
  onSubmit: (values: Values) => void | 'shown'
  defaults?: DefaultValues<Values>
  /** The name under which what is typed is kept and given back after a lost session; `null` for secrets alone, and for guests, who have no session. */
  draft: string | null
  /** Fields that are asked again with another one: the repeated password with the password. */
  together?: Partial<Record<keyof Values & string, ReadonlyArray<keyof Values & string>>>
}

export type FieldError = { name: string; label: string; id: string; message: string }

export type SchemaForm<Values extends FormValues> = {
  id: string
  /** For the form's `ref`. */
  attach: RefCallback<HTMLFormElement>
  /** For what says why the last try failed: it takes the focus where no field is to blame. */
  problemRef: RefObject<HTMLDivElement | null>
  /** Sends the form off as its button does, for a field that knows when it is complete. */
  submit: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  submission: Submission
  busy: boolean
  /** Busy, or the outcome of the last try is not known: nothing may be sent. */
  locked: boolean
  /** What ControlledField tells a field. */
  state: (name: keyof Values & string) => FieldProps
  /** A change that nobody typed; it is checked at once. */
  set: (name: keyof Values & string, value: string | boolean) => void
  control: Control<Values>
  getValues: UseFormGetValues<Values>
  /** What was wrong when it was last sent off and still is, in the order of the page. */
  wrong: FieldError[]
  /** The server's sentences about fields that this form does not show. */
  leftover: string[]
  /** Whether it refused such a field, also without a sentence. */
  refusedElsewhere: boolean
}

/** Hands out each change, and takes what was typed before where it comes after the form and nothing was typed since. */
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

/**
 * A form over a schema, by product.md §5: a field is checked on blur, on change (the DOM's, not each keystroke) and when its value is set
 * from elsewhere. What the server refused stands at its field until that field changes. Nothing typed is ever cleared.
 */
export function useSchemaForm<Values extends FormValues>(options: SchemaFormOptions<Values>): SchemaForm<Values> {
  type Name = Path<Values>
  const { schema, labels, submission, onSubmit, defaults, together } = options
  const draft = useDraft(options.draft)
  const { locale } = useDesignSystem()
  const words = useTranslations('forms').messages
  const id = useId()
  const latch = useSubmitLock(submission)
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState(0)

  // Neither mode checks by itself: useChecks asks at exactly the three moments that the specification names.
  const form = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    ...((defaults ?? draft.given) && { defaultValues: { ...defaults, ...draft.given } as DefaultValues<Values> }),
  })
  useDraftOf(form, draft)
  const { errors } = useFormState({ control: form.control })

  const element = useRef<HTMLFormElement>(null)
  const problemRef = useRef<HTMLDivElement>(null)
  const names = Object.keys(labels) as Name[]

  const changed = (name: string) => setAnswered((before) => (before.has(name) ? before : new Set(before).add(name)))
  const checks = useFieldValidation({
    known: (name) => Object.hasOwn(labels, name),
    ask: (asked) => void form.trigger(asked as Name[]),
    together: (name) => together?.[name] ?? [],
    changed,
  })
  const { listen } = checks
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

  const busy = submission.busy
  // A new try is answered anew: the same refusal may come again. Told by the refusal itself too, since an answer can be so quick that nobody saw
  // the form busy: it would be taken for an old one, which the reader has answered by typing.
  const { problem } = submission
  const [last, setLast] = useState({ busy, problem })
  if (busy !== last.busy || problem !== last.problem) {
    setLast({ busy, problem })
    if (busy || problem) setAnswered(new Set())
  }
  const locked = busy || submission.problem?.kind === 'unknown-outcome'
  const refusals = submission.fields ?? {}
  // A field that was refused without a sentence says the default one.
  const refusalOf = (name: string) =>
    answered.has(name) || !refusals[name]
      ? undefined
      : refusals[name].join(' ') || formatValidationMessage(words, locale, 'forms.not_valid', labels[name as Name] ?? name)
  const clientError = (name: string) => (errors as Record<string, { message?: string } | undefined>)[name]?.message

  const messageOf = (name: keyof Values & string): string | undefined => {
    const key = clientError(name)
    return refusalOf(name) ?? (key === undefined ? undefined : formatValidationMessage(words, locale, key, labels[name]))
  }
  const state = (name: keyof Values & string): FieldProps => {
    const refusal = refusalOf(name)
    const key = refusal === undefined ? clientError(name) : undefined
    return {
      id: `${id}${name}`,
      name,
      label: labels[name],
      error: refusal !== undefined || key !== undefined,
      helperText: messageOf(name),
      errorKey: key === undefined ? undefined : keyOf(key),
      locked,
    }
  }

  const isWrong = (name: string) => refusalOf(name) !== undefined || clientError(name) !== undefined
  const wrongNames = names.filter(isWrong)

  // After a failed try (here, or at the server) the reader is taken to the first field that is wrong, else to the words that say why.
  const seen = useRef({ problem, failures })
  useEffect(() => {
    const refusedNow = submission.fields !== undefined && problem !== seen.current.problem
    // A try is counted a moment before its errors are drawn: the focus waits for them.
    const failedNow = failures > seen.current.failures && wrongNames.length > 0
    const problemNow = problem !== undefined && problem !== seen.current.problem
    seen.current = { problem, failures: failedNow ? failures : Math.min(failures, seen.current.failures) }
    if (!refusedNow && !failedNow && !problemNow) return
    const isWrongOne = (one: Element) => wrongNames.includes((one as HTMLInputElement).name as Name)
    const first = [...(element.current?.elements ?? [])].find(isWrongOne)
    if (first instanceof HTMLElement) first.focus()
    else problemRef.current?.focus()
  })

  // What was typed into a page that was written ahead. After everything below has begun to listen.
  useEffect(() => {
    if (element.current) {
      syncUncontrolledInputs(element.current)
      syncChoices(element.current)
    }
  }, [])

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
      if (locked || !latch.take()) return
      // Password managers write into inputs without a word; what stands in the page is what is sent.
      if (element.current) syncUncontrolledInputs(element.current)
      const send = (values: Values) => {
        setFailures(0)
        // What the browser filled in was never typed, and is as much worth keeping.
        draft.keep(values)
        if (onSubmit(values) === 'shown') latch.release()
      }
      const stay = () => {
        latch.release()
        checks.askAlways(names)
        setFailures((before) => before + 1)
      }
      void form.handleSubmit(send as never, stay)()
    },
    state,
    set: (name, value) => {
      changed(name)
      form.setValue(name as Name, value as PathValue<Values, Name>, { shouldDirty: true })
      checks.update(name)
    },
    wrong:
      failures > 0 || submission.fields
        ? wrongNames.map((name) => {
            return { name, label: labels[name], id: `${id}${name}`, message: messageOf(name) ?? '' }
          })
        : [],
    refusedElsewhere: Object.keys(refusals).some((name) => !Object.hasOwn(labels, name)),
    leftover: Object.entries(refusals)
      .filter(([name]) => !Object.hasOwn(labels, name))
      .flatMap(([, texts]) => texts),
  }
}
