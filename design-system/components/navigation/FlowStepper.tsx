import MuiStepper from '@mui/material/Stepper'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

// The bar of reeds above the label replaces MUI's numbered circle.
const slots = { stepIcon: () => null }

/** Progress through a flow. `current` counts from 0; beyond the last step all are done. */
export function FlowStepper({
  steps,
  current,
}: {
  /** Names of the steps in order, one or two words each. */
  steps: readonly string[]
  /** Index of the current step, from 0; a number beyond the last step marks all as done. */
  current: number
}) {
  const text = useTranslations('nav')
  return (
    <MuiStepper activeStep={current} connector={null}>
      {steps.map((step, i) => (
        <Step key={step} {...(i === current && { 'aria-current': 'step' as const })}>
          <StepLabel slots={slots}>
            {step}
            {i < current && <VisuallyHidden>, {text.step.done()}</VisuallyHidden>}
          </StepLabel>
        </Step>
      ))}
    </MuiStepper>
  )
}
