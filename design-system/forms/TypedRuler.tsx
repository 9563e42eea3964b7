import FormControl from '@mui/material/FormControl'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { RulerSliderProps } from '../components/inputs/RulerSlider.tsx'
import { RulerSlider } from '../components/inputs/RulerSlider.tsx'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { HelperText } from './FormField.tsx'
import { message } from './message.ts'
import { formatValidationMessage } from './messages.ts'
import type { RulerProblem, RulerScale } from './rulerNumber.ts'
import { readRuler, rulerText } from './rulerNumber.ts'

const Field = styled(OutlinedInput)(({ theme }) => ({
  width: 168,
  minHeight: 44,
  '&&': { paddingRight: 14 },
  '& .MuiInputBase-input': { ...theme.typography.numberMd, minHeight: 44, padding: '0 0 0 12px', textAlign: 'end' },
  // A unit is text: unlike an icon button, it keeps the field's padding.
  '& .MuiInputAdornment-root': { margin: '0 0 0 6px', minWidth: 'max-content' },
}))

export type TypedRulerProps = {
  /** Visible caption of the ruler: what is set here. */
  label: string
  /** Name of the field beside the ruler; it names the unit too. */
  fieldLabel: string
  /** A decimal string. */
  value: string
  /** Called with each new value, from the field or from the ruler; a number beyond the ruler arrives as its end. */
  onValue: (value: string) => void
  /** Lowest and highest value, and how many fraction digits may be typed. */
  scale: RulerScale
  /** Shown in the field. */
  unit: string
  /** The ruler’s reeds and labels, and what each reed is worth. */
  ruler: Pick<RulerSliderProps, 'min' | 'max' | 'major' | 'marks' | 'spoken'> & {
    /** The reed nearest to the value. */
    step: number
    /** The value of a reed. */
    valueAt: (step: number) => string
  }
}

type Typed = { text: string; problem: RulerProblem | null; value: string; locale: string }

/** What is wrong with the typed number, or which end of the ruler is used for it. */
function useProblemText({ fieldLabel, scale }: Pick<TypedRulerProps, 'fieldLabel' | 'scale'>) {
  const words = useTranslations('forms')
  const { locale } = useDesignSystem()
  const of = (key: Parameters<typeof message>[0], limit?: number) =>
    formatValidationMessage(words.messages, locale, message(key, limit), fieldLabel)
  return (problem: RulerProblem): string => {
    if (problem === 'above') return words.ruler.most({ limit: rulerText(scale.to, locale, scale) })
    if (problem === 'below') return words.ruler.least({ limit: rulerText(scale.from, locale, scale) })
    if (scale.decimals === 0) return words.ruler.whole()
    if (problem === 'too_many_decimals') return of('forms.amount_decimals', scale.decimals)
    if (problem === 'other_grouping') return of('forms.amount_grouping')
    return problem === 'other_currency' ? of('forms.amount_currency') : words.ruler.number()
  }
}

/**
 * A ruler with a field for the exact number: the ruler follows what is typed, and the field what is dragged. A number beyond the ruler's end is
 * replaced by the end, and a message says so; a text that is no number changes nothing.
 */
export function TypedRuler({ label, fieldLabel, value, onValue, scale, unit, ruler }: TypedRulerProps) {
  const id = useId()
  const { locale } = useDesignSystem()
  const problemText = useProblemText({ fieldLabel, scale })
  const [last, setTyped] = useState<Typed | null>(null)
  // What was typed counts until the value is changed in another way.
  const typed = last?.value === value && last.locale === locale ? last : null
  const problem = typed?.problem ?? null
  const clamped = problem === 'above' || problem === 'below'
  const { step, valueAt, ...scaleProps } = ruler
  const type = (text: string) => {
    const read = readRuler(text, locale, unit, scale)
    setTyped({ text, problem: read.problem, value: read.value ?? value, locale })
    if (read.value !== null && read.value !== value) onValue(read.value)
  }
  return (
    <RulerSlider
      {...scaleProps}
      label={label}
      value={step}
      onChange={(next) => onValue(valueAt(next))}
      field={
        <FormControl fullWidth={false} error={problem !== null && !clamped} color={clamped ? 'warning' : 'primary'}>
          <Field
            autoComplete="off"
            value={typed?.text ?? rulerText(value, locale, scale)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(typed && clamped ? { ...typed, text: rulerText(value, locale, scale) } : problem ? typed : null)}
            endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
            slotProps={{
              input: {
                'aria-label': fieldLabel,
                inputMode: scale.decimals === 0 ? 'numeric' : scale.from.startsWith('-') ? 'text' : 'decimal',
                enterKeyHint: 'done',
                ...(problem && { 'aria-describedby': `${id}note` }),
              },
            }}
          />
        </FormControl>
      }
      note={
        problem && (
          <FormControl error={!clamped} color={clamped ? 'warning' : 'primary'}>
            <HelperText id={`${id}note`}>{problemText(problem)}</HelperText>
          </FormControl>
        )
      }
    />
  )
}
