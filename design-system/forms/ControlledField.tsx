import { useForkRef } from '@mui/material/utils'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldError, FieldPath } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { afterPress } from './afterPress.ts'
import type { ConnectedField } from './fieldProps.ts'
import { errorText, keyOf } from './messages.ts'
import { unreadValue } from './unreadValue.ts'
import type { FormValues, SchemaForm } from './useSchemaForm.ts'

type Props<Values extends FormValues, Name extends keyof Values & string> = {
  /** The form's state from `useSchemaForm`. */
  form: SchemaForm<Values>
  /** The key of the value in the form's schema. */
  name: Name
  /** Hint; replaced by the error message. */
  helperText?: ReactNode
  /** Draws the field from the value, error and events it gets. */
  children: (field: ConnectedField<Values[Name]>) => ReactNode
}

/** Connects a field to its form. Typing re-renders only this field. */
export function ControlledField<Values extends FormValues, Name extends keyof Values & string>({
  form,
  name: key,
  helperText,
  children,
}: Props<Values, Name>) {
  // A form's values are flat: a key is a path.
  const name = key as unknown as FieldPath<Values>
  const { labels, together, getFieldState, trigger, clearErrors, locked } = form
  const { field, fieldState, formState } = useController({ control: form.control, name })
  const { locale } = useDesignSystem()
  const words = useTranslations('forms').messages
  const { error } = fieldState
  const isFromServer = error?.type === 'server'
  const label = labels[key]

  const validate = (names: readonly FieldPath<Values>[]) => void trigger([...names])
  /** The field, and those that depend on it, once they have been validated themselves. */
  const withOthers = () => [
    name,
    ...((together?.[key] ?? []) as unknown as FieldPath<Values>[]).filter(
      (other) => formState.isSubmitted || getFieldState(other).isTouched,
    ),
  ]
  const change = (event: unknown) => {
    if (isFromServer) clearErrors(name)
    field.onChange(event)
  }

  const input = useRef<HTMLElement>(null)
  const inputRef = useForkRef(input, field.ref)!
  const adopt = useEffectEvent(() => {
    const typed = unreadValue(input.current)
    if (typed !== null && typed !== field.value) field.onChange(typed)
  })
  // Once, as the prerendered field becomes this one.
  useEffect(() => adopt(), [])

  const common = {
    id: `${form.id}${name}`,
    name,
    label,
    error: error !== undefined,
    errorKey: error && !isFromServer ? keyOf(error.message ?? '') : undefined,
    helperText: error ? errorText(words, locale, error as FieldError, label, form.refused?.[key]) : helperText,
    locked,
    inputRef,
    onBlur: () =>
      afterPress(() => {
        // Asked only now: the server may have answered since the field was left.
        if (getFieldState(name).error?.type !== 'server') field.onBlur()
        const [, ...others] = withOthers()
        if (others.length > 0) validate(others)
      }),
  }
  const isText = typeof field.value !== 'boolean'
  return (
    <>
      {children({
        ...common,
        ...(isText ? { value: field.value ?? '' } : { checked: field.value }),
        onChange: (event: unknown) => {
          change(event)
          if (isChoice(event)) validate(withOthers())
        },
      } as unknown as ConnectedField<Values[Name]>)}
    </>
  )
}

/** A choice is validated when it is made: it may not be left for long. */
const isChoice = (event: unknown): boolean => {
  const target = (event as { target?: unknown } | null)?.target
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))
}
