import { useState } from 'react'
import type { Submission } from '../lib/submission.ts'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import type { FieldProps } from './fieldProps.ts'
import { keyOf, formatValidationMessage } from './messages.ts'
import type { MessageKey } from './messages.ts'

export type FieldError = { name: string; label: string; id: string; message: string }

const none: ReadonlySet<string> = new Set()

/**
 * The names of the fields that were changed since the server refused them. They belong to one attempt and its problem: a change made before the
 * response dismisses nothing, and the same error may come again.
 */
function useDismissedErrors({ busy, problem }: Submission) {
  const [attempt, setAttempt] = useState({ busy, count: 0 })
  if (busy !== attempt.busy) setAttempt({ busy, count: attempt.count + (busy ? 1 : 0) })
  const { count } = attempt
  const [last, setLast] = useState({ count, problem, names: none })
  const namesOf = (one: typeof last) => (one.count === count && one.problem === problem ? one.names : none)
  const dismiss = (name: string) =>
    setLast((before) => (namesOf(before).has(name) ? before : { count, problem, names: new Set(namesOf(before)).add(name) }))
  return { dismissed: namesOf(last), dismiss }
}

type Options<Name extends string> = {
  /** The form's id, the prefix of its fields' ids. */
  id: string
  /** Label of each field, in page order. */
  labels: Record<Name, string>
  submission: Submission
  /** What it means if the server refuses a field and its text cannot be shown. */
  refused: Partial<Record<Name, MessageKey>> | undefined
  /** The errors of react-hook-form, by field: their messages are keys of messages.ts. */
  errors: object
  locked: boolean
}

/** The error of each field: the server's until the field changes, otherwise the schema's. */
export function useFieldErrors<Name extends string>({ id, labels, submission, refused, errors, locked }: Options<Name>) {
  const { locale } = useDesignSystem()
  const words = useTranslations('forms').messages
  const { dismissed, dismiss } = useDismissedErrors(submission)
  const refusals = submission.fields ?? {}
  const text = (key: string, name: Name) => formatValidationMessage(words, locale, key, labels[name])

  /** The server's message. A refused field without a message shows ours. */
  const refusalOf = (name: Name): string | undefined =>
    dismissed.has(name) || !refusals[name] ? undefined : refusals[name].join(' ') || text(refused?.[name] ?? 'forms.not_valid', name)
  const schemaError = (name: Name): string | undefined => (errors as Record<string, { message?: string } | undefined>)[name]?.message
  const messageOf = (name: Name): string | undefined => {
    const key = schemaError(name)
    return refusalOf(name) ?? (key === undefined ? undefined : text(key, name))
  }

  return {
    dismiss,
    /** Props for a field, used by ControlledField. */
    state: (name: Name): FieldProps => {
      const refusal = refusalOf(name)
      const key = refusal === undefined ? schemaError(name) : undefined
      return {
        id: `${id}${name}`,
        name,
        label: labels[name],
        error: refusal !== undefined || key !== undefined,
        helperText: messageOf(name),
        errorKey: key === undefined ? undefined : keyOf(key),
        locked,
      }
    },
    /** The fields that have an error, in page order. */
    wrong: (): FieldError[] =>
      (Object.keys(labels) as Name[])
        .filter((name) => refusalOf(name) !== undefined || schemaError(name) !== undefined)
        .map((name) => ({ name, label: labels[name], id: `${id}${name}`, message: messageOf(name) ?? '' })),
    /** The server's messages about fields that this form does not show, by field. */
    elsewhere: Object.entries(refusals).filter(([name]) => !Object.hasOwn(labels, name)),
  }
}
