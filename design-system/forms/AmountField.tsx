import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { compare, sub } from '../lib/money.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { amountParts, amountProblem, amountText, amountValue } from './amount.ts'
import type { ValueFieldProps } from './fieldProps.ts'
import { FormField, describedBy, useFieldId } from './FormField.tsx'
import { AmountControls } from './AmountControls.tsx'
import { AmountPanel, digitsOf } from './AmountPanel.ts'
import { FormattedInput } from './FormattedInput.tsx'

export type AmountFieldProps = ValueFieldProps & {
  /** Token of the amount, shown at the end of the field. It sets how many decimals may be typed. */
  token: string
  /** If there is more than one, the token can be selected here. */
  tokens?: readonly string[]
  /** Another token was selected; the typed amount stays. Needed with more than one token. */
  onToken?: (token: string) => void
  /** Called with an amount that a button of the field enters; by default `onChange`. */
  onSet?: (value: string) => void
  /** The available amount, a decimal string; `null` while loading. */
  available?: string | null
  /** What "Max" enters, exact to the last digit: the available amount less the fee. */
  max?: string
  /** The minimum accepted amount. */
  min?: string
  /** Value of the amount: a decimal string and its unit, computed by the screen. */
  worth?: { value: string; unit: string } | null
  /** Cannot be edited and is not sent. */
  disabled?: boolean
  /** Shows the available amount as ••••. Defaults to the user's "hide amounts" setting; pass `false` where the amount is needed to decide. */
  hidden?: boolean | undefined
}

/** The text in the field. It follows a value that is set programmatically, and the language; while typing it stays as typed. */
function useAmountText(value: string, token: string) {
  const { locale } = useDesignSystem()
  const [text, setText] = useState(() => amountText(value, locale, token))
  const written = useRef({ value, locale, token })
  useEffect(() => {
    const { current } = written
    if (current.value === value && current.locale === locale && current.token === token) return
    written.current = { value, locale, token }
    setText(amountText(value, locale, token))
  }, [value, locale, token])
  return {
    text,
    /** Keeps what was typed, and returns its value. */
    type: (typed: string): string => {
      const next = amountValue(typed, locale, token)
      written.current = { value: next, locale, token }
      setText(typed)
      return next
    },
    reset: () => setText(amountText(value, locale, token)),
  }
}

/**
 * The text below the field. The minimum is there before it is missed. A rule's generic message is replaced by it, or by how much is missing; the
 * server's message is not.
 */
function useHelperText({ value, token, available, max, min, hidden: override, error, errorKey, helperText }: AmountFieldProps): ReactNode {
  const words = useTranslations('forms').amount
  const hidden = useAmountsHidden(override)
  const format = useFormat()
  const minimum = min === undefined ? undefined : words.below({ amount: format.money(min, token, { rounding: 'up' }) })
  if (!error) return helperText ?? minimum
  if (!errorKey || value === '' || amountProblem(value) !== null) return helperText
  const most = max ?? available
  if (available != null && most != null && compare(value, most) > 0)
    return words.over({ amount: hidden ? `${format.hidden} ${token}` : format.money(sub(value, most), token, { rounding: 'up' }) })
  return min !== undefined && compare(value, min) < 0 ? minimum : helperText
}

type AvailableAmountProps = { available: string; token: string; hidden: boolean | undefined }

function AvailableAmount({ available, token, hidden }: AvailableAmountProps) {
  const words = useTranslations('forms').amount
  const format = useFormat()
  const shown = useAmountsHidden(hidden) ? `${format.hidden}\u00a0${token}` : format.money(available, token)
  return (
    <>
      {words.available()}{' '}
      <Box component="span" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
        {shown}
      </Box>
    </>
  )
}

/** An amount whose decimals are quieter than the whole. */
function Digits({ value, token }: { value: string; token: string }) {
  const { locale } = useDesignSystem()
  const { whole, decimals } = amountParts(value, locale, token)
  return (
    <>
      {whole}
      {decimals && <span className="decimals">{decimals}</span>}
    </>
  )
}

/** An amount in the locale's format; the form value is the canonical decimal string (amount.ts). */
export function AmountField(props: AmountFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    onSet = onChange,
    onBlur,
    inputRef,
    error,
    locked,
    token,
    tokens,
    available,
    worth,
    disabled,
  } = props
  const { locale } = useDesignSystem()
  const format = useFormat()
  const { text, type, reset } = useAmountText(value, token)
  const helper = useHelperText(props)

  const isAmount = value !== '' && amountProblem(value) === null
  const id = useFieldId(props.id)
  const onToken = (next: string) => {
    props.onToken?.(next)
    // Which currency word is allowed beside an amount depends on the token.
    if (amountProblem(value) === 'other_currency') onChange(amountValue(text, locale, next))
  }

  return (
    <FormField
      id={id}
      label={label}
      helperText={helper}
      error={error}
      disabled={disabled}
      aside={available == null ? undefined : <AvailableAmount available={available} token={token} hidden={props.hidden} />}
    >
      <AmountPanel
        id={id}
        name={name}
        digits={digitsOf(text)}
        type="text"
        autoComplete="off"
        placeholder="0"
        value={text}
        inputComponent={FormattedInput}
        inputRef={inputRef}
        onChange={({ target }) => onChange(type(target.value))}
        onBlur={() => {
          reset()
          onBlur?.()
        }}
        slotProps={{
          input: {
            shown: isAmount ? <Digits value={value} token={token} /> : null,
            inputMode: 'decimal',
            enterKeyHint: 'done',
            readOnly: locked === true,
            'aria-describedby': describedBy(id, helper),
          },
        }}
        endAdornment={
          <AmountControls
            token={token}
            tokens={tokens}
            onToken={props.onToken && onToken}
            worth={worth && isAmount ? `≈ ${format.money(worth.value, worth.unit)}` : null}
            most={props.max ?? available ?? undefined}
            onSet={onSet}
            disabled={disabled === true}
            locked={locked === true}
          />
        }
      />
    </FormField>
  )
}
