import type { EventFieldProps } from './fieldProps.ts'

/** A checkbox or a switch. */
export type ChoiceProps = Omit<EventFieldProps, 'label'> & {
  /** Whether it is on, in a form. Without it the browser keeps the state, starting from `defaultChecked`. */
  checked?: boolean | undefined
  /** For an input outside a form. */
  defaultChecked?: boolean
  /** It cannot be changed now; say beside it why. */
  disabled?: boolean
}
