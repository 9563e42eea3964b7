import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import FormControl from '@mui/material/FormControl'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { isZero, max as larger, compare, displayDecimals, percentOf, roundDown, sub } from '../lib/money.ts'
import { Button } from '../components/Button.tsx'
import { omitProps } from '../components/omitProps.ts'
import { TokenCoin } from '../components/TokenCoin.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { radius } from '../theme/tokens.ts'
import { amountParts, amountProblem, amountText, amountValue } from './amount.ts'
import type { ControlledFieldProps } from './fieldProps.ts'
import { FormField, describedBy, useFieldId } from './FormField.tsx'
import { FormattedInput } from './FormattedInput.tsx'

type Digits = 'few' | 'medium' | 'long' | 'longer'

const figureSize: Record<Digits, string> = { few: '2.25rem', medium: '2.25rem', long: '1.5rem', longer: '1.0625rem' }
// On a phone, the token leaves space for six digits of the largest size.
const narrowFigureSize: Record<Digits, string> = { few: '2.25rem', medium: '1.625rem', long: '1.125rem', longer: '1rem' }

const Panel = styled(
  OutlinedInput,
  omitProps('digits'),
)<{ digits: Digits }>(({ theme, digits }) => ({
  containerType: 'inline-size',
  flexWrap: 'wrap',
  gap: '6px 12px',
  padding: '14px 16px 12px',
  borderRadius: 16,
  '& .MuiInputBase-input, & .shown': { ...theme.typography.numberXl, fontSize: figureSize[digits] },
  '& .MuiInputBase-input': { minHeight: 44 },
  '@container (max-width: 340px)': { '& .MuiInputBase-input, & .shown': { fontSize: narrowFigureSize[digits] } },
  '& .decimals': { opacity: 0.66 },
}))

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
  token: string
  /** If there is more than one, the token can be selected here. */
  tokens?: readonly string[]
  onToken?: (token: string) => void
  /** The available amount, a decimal string; `null` while loading. */
  available?: string | null
  /** What "Max" enters, exact to the last digit: the available amount less the fee. */
  max?: string
  /** The minimum accepted amount. */
  min?: string
  /** Value of the amount: a decimal string and its unit, computed by the screen. */
  worth?: { value: string; unit: string } | null
  disabled?: boolean
  /** Shows the available amount as ••••. Defaults to the user's "hide amounts" setting; pass `false` where the amount is needed to decide. */
  hidden?: boolean | undefined
}

const digitsOf = ({ length }: string): Digits => (length > 20 ? 'longer' : length > 9 ? 'long' : length > 6 ? 'medium' : 'few')

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
    min,
    worth,
    helperText,
    disabled,
  } = props
  const hidden = useAmountsHidden(props.hidden)
  const most = props.max ?? available ?? undefined
  const words = useTranslations('forms').amount
  const { locale } = useDesignSystem()
  const format = useFormat()
  const [text, setText] = useState(() => amountText(value, locale))
  const written = useRef({ value, locale })

  // The text follows the value when it is set programmatically, and the language; while typing it stays as typed.
  useEffect(() => {
    if (written.current.value === value && written.current.locale === locale) return
    written.current = { value, locale }
    setText(amountText(value, locale))
  }, [value, locale])

  const isAmount = value !== '' && amountProblem(value) === null
  const over = isAmount && available != null && compare(value, most ?? available) > 0
  const below = isAmount && min !== undefined && compare(value, min) < 0
  // Adds by how much: the screen's rule (max_value) rejects the value, the field knows the difference.
  const specific = () => {
    if (!error || !errorKey) return undefined
    if (over) return words.over({ amount: format.exact(sub(value, most ?? available), token) })
    return below ? words.below({ amount: format.exact(min, token) }) : undefined
  }

  const id = useFieldId(given)
  const helper = specific() ?? helperText
  const { whole, decimals } = isAmount ? amountParts(value, locale) : { whole: text, decimals: '' }
  const share = (percent: string) => (most === undefined ? '0' : roundDown(percentOf(most, percent), displayDecimals(token)))
  const buttons = most !== undefined && !isZero(larger(most, '0')) && !disabled

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
      <Panel
        id={id}
        name={name}
        digits={digitsOf(text)}
        type="text"
        autoComplete="off"
        placeholder="0"
        value={text}
        inputComponent={FormattedInput}
        onChange={({ target }) => {
          const typed = amountValue(target.value, locale, token)
          written.current = { value: typed, locale }
          setText(target.value)
          onType(typed)
        }}
        onBlur={() => setText(amountText(value, locale))}
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
            {tokens && onToken ? (
              // A separate field within the amount field.
              <FormControl fullWidth={false} variant="standard">
                <NativeSelect
                  value={token}
                  disabled={disabled === true || locked === true}
                  onChange={({ target }) => {
                    onToken(target.value)
                    // Which currency word is allowed beside an amount depends on the token.
                    if (amountProblem(value) === 'other_currency') onType(amountValue(text, locale, target.value))
                  }}
                  IconComponent={CaretDownIcon}
                  inputProps={{ 'aria-label': words.token(), autoComplete: 'off' }}
                  input={<TokenInput startAdornment={<TokenCoin token={token} size={32} />} />}
                >
                  {tokens.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </NativeSelect>
              </FormControl>
            ) : (
              <Token>
                <TokenCoin token={token} size={32} />
                {token}
              </Token>
            )}
            <SecondLine>
              <span className="worth">{worth && isAmount && `≈ ${format.money(worth.value, worth.unit)}`}</span>
              {buttons && (
                <Parts aria-label={words.parts()}>
                  {['25', '50'].map((percent) => (
                    <Button key={percent} variant="soft" size="small" disabled={locked === true} onClick={() => onSet(share(percent))}>
                      {format.percent(percent, 0)}
                    </Button>
                  ))}
                  <Button variant="soft" size="small" disabled={locked === true} onClick={() => onSet(most)}>
                    {words.max()}
                  </Button>
                </Parts>
              )}
            </SecondLine>
          </>
        }
      />
    </FormField>
  )
}
