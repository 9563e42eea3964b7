import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import FormControl from '@mui/material/FormControl'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { displayDecimals } from '../lib/decimals.ts'
import { isZero, max as larger, compare, percentOf, roundDown, sub } from '../lib/money.ts'
import { Button } from '../components/Button.tsx'
import { TokenCoin } from '../components/TokenCoin.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { radius } from '../theme/tokens.ts'
import { amountParts, amountProblem, amountText, amountValue } from './amount.ts'
import type { ControlledFieldProps } from './fieldProps.ts'
import { FormField, describedBy, useFieldId } from './FormField.tsx'
import { AmountPanel, digitsOf } from './AmountPanel.ts'
import { FormattedInput } from './FormattedInput.tsx'

const SecondLine = styled('div')(({ theme }) => ({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  minWidth: 0,
  '& > .worth': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
    minHeight: 18,
  },
}))

const Parts = styled('fieldset')({ display: 'flex', gap: 4, margin: '0 0 0 auto', padding: 0, border: 0, minWidth: 0 })

const chip = (theme: Theme) =>
  ({
    ...theme.typography.subtitle1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '4px 14px 4px 6px',
    borderRadius: radius.full,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface.sunken,
    whiteSpace: 'nowrap',
    flex: 'none',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  }) as const
const Token = styled('span')(({ theme }) => ({ ...chip(theme), '.Mui-disabled > &': { color: theme.vars.palette.text.secondary } }))
const TokenInput = styled(InputBase)(({ theme }) => ({
  ...chip(theme),
  paddingRight: 10,
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&.Mui-focused, &:focus-within': { outline: `2px solid ${theme.vars.palette.border.focus}`, outlineOffset: 2 },
  // The panel's figures are larger than its token, and a chip is as wide as its label.
  '&&& > .MuiNativeSelect-select': { ...theme.typography.subtitle1, margin: 0, padding: '0 26px 0 0', minHeight: 36 },
  '&& > .MuiNativeSelect-icon': { right: 10 },
}))

const Available = styled('span')(({ theme }) => ({
  '& > b': { fontWeight: 'inherit', color: theme.vars.palette.text.primary, whiteSpace: 'nowrap' },
}))

export type AmountFieldProps = ControlledFieldProps & {
  /** Token of the amount, shown at the end of the field. It sets how many decimals may be typed. */
  token: string
  /** If there is more than one, the token can be selected here. */
  tokens?: readonly string[]
  /** Another token was selected; the typed amount stays. Needed with more than one token. */
  onToken?: (token: string) => void
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

type TokenControlProps = {
  token: string
  tokens: readonly string[] | undefined
  disabled: boolean
  onToken: ((token: string) => void) | undefined
}

/** The token of the amount: a select, which is a field of its own within the amount field, or a label if there is no choice. */
function TokenControl({ token, tokens, disabled, onToken }: TokenControlProps) {
  const words = useTranslations('forms').amount
  if (!tokens || !onToken)
    return (
      <Token>
        <TokenCoin token={token} size={32} />
        {token}
      </Token>
    )
  return (
    <FormControl fullWidth={false} variant="standard">
      <NativeSelect
        value={token}
        disabled={disabled}
        onChange={({ target }) => onToken(target.value)}
        IconComponent={CaretDownIcon}
        inputProps={{ 'aria-label': words.token(), autoComplete: 'off' }}
        input={<TokenInput startAdornment={<TokenCoin token={token} size={32} />} />}
      >
        {tokens.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}

type ShareButtonsProps = { token: string; most: string; locked: boolean; onSet: (value: string) => void }

/** Buttons that enter a quarter, a half or all of the available amount. */
function ShareButtons({ token, most, locked, onSet }: ShareButtonsProps) {
  const words = useTranslations('forms').amount
  const format = useFormat()
  const share = (percent: string) => roundDown(percentOf(most, percent), displayDecimals(token))
  return (
    <Parts aria-label={words.parts()}>
      {['25', '50'].map((percent) => (
        <Button key={percent} variant="soft" size="small" disabled={locked} onClick={() => onSet(share(percent))}>
          {format.percent(percent, 0)}
        </Button>
      ))}
      <Button variant="soft" size="small" disabled={locked} onClick={() => onSet(most)}>
        {words.max()}
      </Button>
    </Parts>
  )
}

/** The text in the field. It follows a value that is set programmatically, and the language; while typing it stays as typed. */
function useAmountText(value: string) {
  const { locale } = useDesignSystem()
  const [text, setText] = useState(() => amountText(value, locale))
  const written = useRef({ value, locale })
  useEffect(() => {
    if (written.current.value === value && written.current.locale === locale) return
    written.current = { value, locale }
    setText(amountText(value, locale))
  }, [value, locale])
  return {
    text,
    /** Keeps what was typed, and returns its value. */
    type: (typed: string, token: string): string => {
      const next = amountValue(typed, locale, token)
      written.current = { value: next, locale }
      setText(typed)
      return next
    },
    reset: () => setText(amountText(value, locale)),
  }
}

/** By how much an amount is too large or too small. The form's schema rejects the value, but does not know the difference. */
function useLimitMessage({ value, token, available, max, min }: AmountFieldProps): string | undefined {
  const words = useTranslations('forms').amount
  const format = useFormat()
  if (value === '' || amountProblem(value) !== null) return undefined
  const most = max ?? available
  if (available != null && most != null && compare(value, most) > 0) return words.over({ amount: format.exact(sub(value, most), token) })
  return min !== undefined && compare(value, min) < 0 ? words.below({ amount: format.exact(min, token) }) : undefined
}

/** An amount in the locale's format; the form value is the canonical decimal string (amount.ts). */
export function AmountField(props: AmountFieldProps) {
  const {
    id: given,
    name,
    label,
    value,
    onType,
    onSet,
    error,
    errorKey,
    locked,
    token,
    tokens,
    onToken,
    available,
    worth,
    helperText,
    disabled,
  } = props
  const hidden = useAmountsHidden(props.hidden)
  const most = props.max ?? available ?? undefined
  const words = useTranslations('forms').amount
  const { locale } = useDesignSystem()
  const format = useFormat()
  const { text, type, reset } = useAmountText(value)
  const limit = useLimitMessage(props)

  const isAmount = value !== '' && amountProblem(value) === null
  const id = useFieldId(given)
  const helper = (error && errorKey ? limit : undefined) ?? helperText
  const { whole, decimals } = isAmount ? amountParts(value, locale) : { whole: text, decimals: '' }

  return (
    <FormField
      id={id}
      label={label}
      helperText={helper}
      error={error}
      disabled={disabled}
      aside={
        available == null ? undefined : (
          <Available>
            {words.available()} <b>{hidden ? `${format.hidden}\u00a0${token}` : format.money(available, token)}</b>
          </Available>
        )
      }
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
        onChange={({ target }) => onType(type(target.value, token))}
        onBlur={reset}
        slotProps={{
          input: {
            shown: isAmount ? (
              <>
                {whole}
                {decimals && <span className="decimals">{decimals}</span>}
              </>
            ) : null,
            inputMode: 'decimal',
            enterKeyHint: 'done',
            readOnly: locked === true,
            'aria-describedby': describedBy(id, helper),
          },
        }}
        endAdornment={
          <>
            <TokenControl
              token={token}
              tokens={tokens}
              disabled={disabled === true || locked === true}
              onToken={
                onToken &&
                ((next) => {
                  onToken(next)
                  // Which currency word is allowed beside an amount depends on the token.
                  if (amountProblem(value) === 'other_currency') onType(amountValue(text, locale, next))
                })
              }
            />
            <SecondLine>
              <span className="worth">{worth && isAmount && `≈ ${format.money(worth.value, worth.unit)}`}</span>
              {most !== undefined && !isZero(larger(most, '0')) && !disabled && (
                <ShareButtons token={token} most={most} locked={locked === true} onSet={onSet} />
              )}
            </SecondLine>
          </>
        }
      />
    </FormField>
  )
}
