import { fn } from 'storybook/test'
import type { ControlledFieldProps, EventFieldProps } from '#design-system/forms/fieldProps.ts'

/** What a form would give a field that keeps its own value. */
export const bound = (name: string, label: string, rest: Partial<EventFieldProps> = {}): EventFieldProps => ({ name, label, ...rest })

/** What a form would give a field whose value it holds. */
export const modelled = (name: string, label: string, value: string, rest: Partial<ControlledFieldProps> = {}): ControlledFieldProps => ({
  name,
  label,
  value,
  onType: fn(),
  onSet: fn(),
  ...rest,
})

export const address = '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2'
