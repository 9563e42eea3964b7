import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { FieldErrors, FieldPath } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { Button } from '../components/inputs/Button.tsx'
import type { ButtonProps } from '../components/inputs/Button.tsx'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import type { WrongField } from './ErrorSummary.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormProblem } from './FormProblem.tsx'
import { errorText } from './messages.ts'
import { useResting } from './useRetryAfter.ts'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

/** From this many invalid fields on, a list above the form links to them. */
const many = 3

export type FormProps<Values extends FormValues> = {
  /** The form's state from `useSchemaForm`: values, errors, and the submission. */
  form: SchemaForm<Values>
  /** Fields in ControlledField, and Submit at the end. */
  children: ReactNode
  /** Accessible name, if no heading names the form. */
  label?: string
  /** Replaces the notice about the last failed attempt; `null` for none. */
  problem?: ReactNode
  /** What to do if the outcome is unknown. */
  action?: ReactNode
}

/** The fields that failed the last attempt and are still invalid, in page order. */
function useWrongFields<Values extends FormValues>({ control, id, labels, submission, refused }: SchemaForm<Values>): WrongField[] {
  const { locale } = useDesignSystem()
  const words = useTranslations('forms').messages
  const { errors, isSubmitted, isSubmitSuccessful } = useFormState({ control })
  if (!submission.fields && (!isSubmitted || isSubmitSuccessful)) return []
  return (Object.keys(labels) as FieldPath<Values>[]).flatMap((name) => {
    const error = (errors as FieldErrors<FormValues>)[name]
    const label = labels[name]
    return error ? [{ name, label, id: `${id}${name}`, message: errorText(words, locale, error, label, refused?.[name]) }] : []
  })
}

/** `ref` for the notice about a failed attempt, which takes the focus if no field is at fault. */
function useFocusedProblem<Values extends FormValues>({ labels, submission: { problem, fields } }: SchemaForm<Values>) {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useRef(problem)
  const isAtField = Object.keys(fields ?? {}).some((name) => Object.hasOwn(labels, name))
  useEffect(() => {
    if (problem && problem !== seen.current && !isAtField) ref.current?.focus()
    seen.current = problem
  }, [problem, isAtField])
  return ref
}

/** A form: errors above, fields below. */
export function Form<Values extends FormValues>({ form, children, label, problem, action }: FormProps<Values>) {
  const { formRef, id, labels, submission, onSubmit } = form
  const wrong = useWrongFields(form)
  const problemRef = useFocusedProblem(form)
  const failed = submission.problem
  const elsewhere = Object.entries(submission.fields ?? {}).filter(([name]) => !Object.hasOwn(labels, name))
  // A 422 whose messages are all shown at fields needs no notice.
  const noticeNeeded = failed && (failed.kind !== 'invalid' || elsewhere.length > 0 || !submission.fields)
  const leftover = elsewhere.flatMap(([, messages]) => messages)
  const why = problem !== undefined ? problem : noticeNeeded && <FormProblem problem={failed} leftover={leftover} action={action} />
  return (
    <Stack
      component="form"
      spacing={5}
      sx={{ minWidth: 0 }}
      ref={formRef}
      id={id}
      onSubmit={onSubmit}
      noValidate
      aria-label={label}
      aria-busy={submission.busy || undefined}
    >
      {why && (
        <div ref={problemRef} tabIndex={-1}>
          {why}
        </div>
      )}
      {wrong.length >= many && <ErrorSummary wrong={wrong} />}
      {children}
    </Stack>
  )
}

type SubmitProps<Values extends FormValues> = Omit<ButtonProps, 'type' | 'href' | 'busy' | 'form'> & {
  /** The same form: the button is busy and locked with it. */
  form: SchemaForm<Values>
}

/** The form's only primary button. Shows progress while sending; locked while the outcome of the last attempt is unknown. */
export function Submit<Values extends FormValues>({ form, disabled, ...rest }: SubmitProps<Values>) {
  const resting = useResting(form.submission.problem)
  return (
    <Button
      type="submit"
      size="large"
      fullWidth
      {...rest}
      busy={form.submission.busy}
      disabled={disabled === true || resting || (form.locked && !form.submission.busy)}
    />
  )
}
