import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { isZero, max as larger, compare, displayDecimals, percentOf, roundDown, sub } from '../lib/money.ts'
import { Button } from '../parts/Button.tsx'
import { paint } from '../parts/paint.ts'
import { TokenCoin } from '../parts/TokenCoin.tsx'
import { useReader, useText } from '../provider/reader.ts'
import { useFormat } from '../provider/useFormat.ts'
import { amountParts, amountProblem, amountText, amountValue } from './amount.ts'
import type { ModelBinding } from './binding.ts'
import { Input, bare, boxState, edge } from './Box.tsx'
import { Frame, useFrame } from './Frame.tsx'
import { Overlaid } from './Overlaid.tsx'

const Panel = styled('div')(({ theme }) => ({
  ...edge(theme),
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '14px 16px 12px',
  borderRadius: 16,
  color: paint(theme).text.primary,
  '& > .line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px 12px', minWidth: 0 },
  '& > .line + .line': { flexWrap: 'wrap' },
  '& .worth': {
    ...theme.typography.caption,
    color: paint(theme).text.secondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
    minHeight: 18,
  },
}))

const Parts = styled('fieldset')({ display: 'flex', gap: 4, margin: '0 0 0 auto', padding: 0, border: 0, minWidth: 0 })

const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.numberXl,
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  '&[data-digits="long"]': { fontSize: '1.5rem' },
  '&[data-digits="longer"]': { fontSize: '1.0625rem' },
  // Beside the token there is room for six figures of this size on a phone.
  '@container (max-width: 340px)': {
    '&[data-digits="medium"]': { fontSize: '1.625rem' },
    '&[data-digits="long"]': { fontSize: '1.125rem' },
    '&[data-digits="longer"]': { fontSize: '1rem' },
  },
  '& input': { minHeight: 44 },
  '& .shown': { overflowWrap: 'anywhere' },
  '& .decimals': { opacity: 0.66 },
}))

const Token = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: paint(theme).text.primary,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '4px 14px 4px 6px',
  borderRadius: 999,
  backgroundColor: paint(theme).surface.sunken,
  whiteSpace: 'nowrap',
  flex: 'none',
  '[data-disabled] > .line > &': { color: paint(theme).text.secondary },
  '&[data-choice]': { paddingRight: 10 },
  '&[data-choice]:hover': { backgroundColor: paint(theme).surface.hover },
  '&:focus-within': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: 2 },
  '& > select': { ...bare(theme), position: 'absolute', inset: 0, width: '100%', cursor: 'pointer', '&, &:disabled': { opacity: 0 } },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

const Available = styled('span')(({ theme }) => ({
  '& > b': { fontWeight: 'inherit', color: paint(theme).text.primary, whiteSpace: 'nowrap' },
}))

export type AmountFieldProps = ModelBinding & {
  token: string
  /** More than one: the token can be chosen here. */
  tokens?: readonly string[]
  onToken?: (token: string) => void
  /** What there is, a decimal string; null while it loads. */
  available?: string | null
  /** What "Max" sets, exact to the last digit: what there is less the fee. */
  max?: string
  /** The smallest amount that is taken. */
  min?: string
  /** What the amount is worth: a decimal string and its unit, worked out by the screen. */
  worth?: { value: string; unit: string } | null
  help?: string
  disabled?: boolean
  /** The reader hid amounts: what there is shows as dots. */
  hidden?: boolean
}

const digitsOf = ({ length }: string) => (length > 20 ? 'longer' : length > 9 ? 'long' : length > 6 ? 'medium' : 'few')

/** An amount in the reader's own separators; the form holds the canonical decimal string (amount.ts). */
export function AmountField(props: AmountFieldProps) {
  const {
    id,
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
    help,
    disabled,
    hidden,
  } = props
  const most = props.max ?? available ?? undefined
  const words = useText('forms').amount
  const { locale } = useReader()
  const format = useFormat()
  const [text, setText] = useState(() => amountText(value, locale))
  const written = useRef({ value, locale })

  // The text follows the value when somebody else set it, and the language; while it is typed it stays as it is typed.
  useEffect(() => {
    if (written.current.value === value && written.current.locale === locale) return
    written.current = { value, locale }
    setText(amountText(value, locale))
  }, [value, locale])

  const isAmount = value !== '' && amountProblem(value) === null
  const over = isAmount && available != null && compare(value, most ?? available) > 0
  const below = isAmount && min !== undefined && compare(value, min) < 0
  // By how much: the screen's rule (max_value) refuses, the field has the sum.
  const specific = () => {
    if (!error || !errorKey) return undefined
    if (over) return words.over({ amount: format.exact(sub(value, most ?? available), token) })
    return below ? words.below({ amount: format.exact(min, token) }) : undefined
  }

  const texts = {
    label,
    help,
    error: specific() ?? error,
    aside:
      available == null ? undefined : (
        <Available>
          {words.available()} <b>{hidden ? `${format.hidden}\u00a0${token}` : format.money(available, token)}</b>
        </Available>
      ),
  }
  const frame = useFrame(texts, id)
  const { whole, decimals } = isAmount ? amountParts(value, locale) : { whole: text, decimals: '' }
  const share = (percent: string) => (most === undefined ? '0' : roundDown(percentOf(most, percent), displayDecimals(token)))
  const buttons = most !== undefined && !isZero(larger(most, '0')) && !disabled

  return (
    <Frame frame={frame} texts={texts}>
      <Panel {...boxState({ error, disabled })}>
        <div className="line">
          <Figure data-digits={digitsOf(text)}>
            <Overlaid
              shown={
                isAmount ? (
                  <>
                    {whole}
                    {decimals && <span className="decimals">{decimals}</span>}
                  </>
                ) : null
              }
              input={
                <Input
                  {...frame.input}
                  name={name}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint="done"
                  placeholder="0"
                  value={text}
                  readOnly={locked === true}
                  disabled={disabled}
                  onChange={({ target }) => {
                    const typed = amountValue(target.value, locale)
                    written.current = { value: typed, locale }
                    setText(target.value)
                    onType(typed)
                  }}
                  onBlur={() => setText(amountText(value, locale))}
                />
              }
            />
          </Figure>
          <Token {...(tokens && onToken && { 'data-choice': '' })}>
            <TokenCoin token={token} size={32} />
            {token}
            {tokens && onToken && (
              <>
                <CaretDownIcon size={16} aria-hidden="true" />
                <select
                  aria-label={words.token()}
                  value={token}
                  disabled={disabled || locked}
                  onChange={({ target }) => onToken(target.value)}
                >
                  {tokens.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              </>
            )}
          </Token>
        </div>
        <div className="line">
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
        </div>
      </Panel>
    </Frame>
  )
}
