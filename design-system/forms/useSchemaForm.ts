import { zodResolver } from '@hookform/resolvers/zod'
import type { RefCallback, SubmitEvent } from 'react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Control, DefaultValues, Path, PathValue, Resolver, UseFormReturn } from 'react-hook-form'
import { useForm, useFormState } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { Submission } from '../lib/submission.ts'
import { useReader, useText } from '../provider/reader.ts'
import type { Binding, FieldProps } from './binding.ts'
import type { Draft } from './draft.ts'
import { withoutSecrets } from './draft.ts'
import { hearTyped } from './hearTyped.ts'
import { keyOf, say } from './messages.ts'
import { useChecks } from './useChecks.ts'
import { useLatch } from './useLatch.ts'

/** Texts and ticked boxes; what a schema makes of them is its business. */
export type FormValues = Record<string, string | boolean>

export type SchemaFormOptions<Values extends FormValues> = {
  /** Yields message keys (messages.ts). */
  schema: ZodMiniType<Values, Values>
  /** The name of each field as the page shows it, in the order of the page. */
  labels: Record<keyof Values & string, string>
  submission: Submission
  /** Called once for one intention, with values that the schema accepts. Answers `shown` where nothing is sent yet: the form may be sent off again at once. */
  onSubmit: (values: Values) => void | 'shown'
  defaults?: DefaultValues<Values>
  /** What was typed is handed out, and given back after a lost session. */
  draft?: Draft
  /** Fields that are asked again with another one: the repeated password with the password. */
  together?: Partial<Record<keyof Values & string, ReadonlyArray<keyof Values & string>>>
}

export type WrongField = { name: string; label: string; id: string; message: string }

export type SchemaForm<Values extends FormValues> = {
  id: string
  /** For the form's `ref`. */
  attach: RefCallback<HTMLFormElement>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  submission: Submission
  busy: boolean
  /** Busy, or the outcome of the last try is not known: nothing may be sent. */
  locked: boolean
  field: (name: keyof Values & string) => Binding
  state: (name: keyof Values & string) => FieldProps
  /** A change that nobody typed; it is checked at once. */
  set: (name: keyof Values & string, value: string | boolean) => void
  control: Control<Values>
  /** What was wrong when it was last sent off and still is, in the order of the page. */
  wrong: WrongField[]
  /** The server's sentences about fields that this form does not show. */
  leftover: string[]
}

/** Hands out each change, and takes what was typed before where it comes after the form and nothing was typed since. */
function useDraftOf<Values extends FormValues>(form: UseFormReturn<Values>, draft: Draft | undefined) {
  const { subscribe, setValue } = form
  const keep = draft?.keep
  const given = draft?.given ?? null
  const touched = useRef(false)
  const taken = useRef(given)
  useEffect(() => {
    if (!keep) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        touched.current = true
        keep(withoutSecrets(values))
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
  const { schema, labels, submission, onSubmit, defaults, together, draft } = options
  const { locale } = useReader()
  const words = useText('forms').messages
  const id = useId()
  const latch = useLatch(submission)
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState(0)

  // Neither mode checks by itself: useChecks asks at exactly the three moments that the specification names.
  const form = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    ...((defaults ?? draft?.given) && { defaultValues: { ...defaults, ...draft?.given } as DefaultValues<Values> }),
  })
  useDraftOf(form, draft)
  const { errors } = useFormState({ control: form.control })

  const inputs = useRef(new Map<string, HTMLInputElement | HTMLSelectElement>())
  const element = useRef<HTMLFormElement>(null)
  const names = Object.keys(labels) as Name[]

  const changed = (name: string) => setAnswered((before) => (before.has(name) ? before : new Set(before).add(name)))
  const checks = useChecks({
    known: (name) => name in labels,
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
  const refusalOf = (name: string) => (answered.has(name) ? undefined : refusals[name]?.join(' '))
  const clientError = (name: string) => (errors as Record<string, { message?: string } | undefined>)[name]?.message

  const state = (name: keyof Values & string): FieldProps => {
    const label = labels[name]
    const refusal = refusalOf(name)
    const key = refusal === undefined ? clientError(name) : undefined
    return {
      id: `${id}${name}`,
      name,
      label,
      error: refusal ?? (key === undefined ? undefined : say(words, locale, key, label)),
      errorKey: key === undefined ? undefined : keyOf(key),
      locked,
    }
  }

  const isWrong = (name: string) => refusalOf(name) !== undefined || clientError(name) !== undefined
  const wrongNames = names.filter(isWrong)

  // After a failed try (here, or at the server) the reader is taken to the first field that is wrong.
  const seen = useRef({ problem, failures })
  useEffect(() => {
    const refusedNow = submission.fields !== undefined && problem !== seen.current.problem
    const failedNow = failures > seen.current.failures
    seen.current = { problem, failures }
    if (!refusedNow && !failedNow) return
    const isWrongOne = (one: Element) => wrongNames.includes((one as HTMLInputElement).name as Name)
    const first = [...(element.current?.elements ?? [])].find(isWrongOne)
    if (first instanceof HTMLElement) first.focus()
  })

  // What was typed into a page that was written ahead. After everything below has begun to listen.
  useEffect(() => {
    if (element.current) hearTyped(element.current, inputs.current)
  }, [])

  // Password managers write into inputs without a word; what stands in the page is what is sent.
  const readInputs = () => {
    if (element.current) hearTyped(element.current, inputs.current)
    for (const [name, input] of inputs.current) {
      const shown = input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value
      if (input.type !== 'radio' && form.getValues(name as Name) !== shown) form.setValue(name as Name, shown as PathValue<Values, Name>)
    }
  }

  return {
    id,
    control: form.control,
    submission,
    busy,
    locked,
    attach,
    onSubmit: (event) => {
      event.preventDefault()
      if (locked || !latch.take()) return
      readInputs()
      const send = (values: Values) => {
        setFailures(0)
        // What the browser filled in was never typed, and is as much worth keeping.
        draft?.keep(withoutSecrets(values))
        if (onSubmit(values) === 'shown') latch.release()
      }
      const stay = () => {
        latch.release()
        checks.askAlways(names)
        setFailures((before) => before + 1)
      }
      void form.handleSubmit(send as never, stay)()
    },
    field: (name) => {
      const registered = form.register(name as Name)
      return {
        ...state(name),
        onChange: (event) => void registered.onChange(event),
        onBlur: (event) => void registered.onBlur(event),
        ref: (input) => {
          registered.ref(input)
          if (input) inputs.current.set(name, input)
          else inputs.current.delete(name)
        },
      }
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
            const { id: field, label, error } = state(name)
            return { name, label, id: field ?? '', message: error ?? '' }
          })
        : [],
    leftover: Object.entries(refusals)
      .filter(([name]) => !(name in labels))
      .flatMap(([, texts]) => texts),
  }
}
