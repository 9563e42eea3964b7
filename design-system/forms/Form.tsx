import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Button } from '../components/Button.tsx'
import type { ButtonProps } from '../components/Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormProblem } from './FormProblem.tsx'
import { useResting } from './useRetryAfter.ts'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

const Root = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 })

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

/** A form: errors above, fields below. */
export function Form<Values extends FormValues>({ form, children, label, problem, action }: FormProps<Values>) {
  const { attach, problemRef, id, busy, wrong, leftover, refusedElsewhere, submission, onSubmit } = form
  const failed = submission.problem
  // A 422 whose messages are all shown at fields needs no notice.
  const noticeNeeded = failed && (failed.kind !== 'invalid' || refusedElsewhere || !submission.fields)
  const why = problem !== undefined ? problem : noticeNeeded && <FormProblem problem={failed} leftover={leftover} action={action} />
  return (
    <Root ref={attach} id={id} onSubmit={onSubmit} noValidate aria-label={label} aria-busy={busy || undefined}>
      {why && (
        <div ref={problemRef} tabIndex={-1}>
          {why}
        </div>
      )}
      {wrong.length >= many && <ErrorSummary wrong={wrong} />}
      {children}
    </Root>
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
      busy={form.busy}
      disabled={disabled === true || resting || (form.locked && !form.busy)}
    />
  )
}
