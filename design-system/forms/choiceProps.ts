import type { EventFieldProps } from './fieldProps.ts'

/** A checkbox or a switch. */
export type ChoiceProps = Omit<EventFieldProps, 'label'> & {
  checked?: boolean | undefined
  /** For an input outside a form. */
  defaultChecked?: boolean
  disabled?: boolean
}
