import { fn } from 'storybook/test'
import type { ValueFieldProps, EventFieldProps } from '#design-system/forms/fieldProps.ts'

/** Props from a form for an uncontrolled field. */
export const bound = (name: string, label: string, rest: Partial<EventFieldProps> = {}): EventFieldProps => ({ name, label, ...rest })

/** Props from a form for a controlled field. */
export const modelled = (name: string, label: string, value: string, rest: Partial<ValueFieldProps> = {}): ValueFieldProps => ({
  name,
  label,
  value,
  onChange: fn(),
  ...rest,
})

export const address = '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2'
