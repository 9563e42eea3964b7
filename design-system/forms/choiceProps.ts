import type { EventFieldProps } from './fieldProps.ts'

/** A box that is ticked, a switch that is on. */
export type ChoiceProps = Omit<EventFieldProps, 'label'> & {
  checked?: boolean | undefined
  /** For an input without a form. */
  defaultChecked?: boolean
  disabled?: boolean
}
