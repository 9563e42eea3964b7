import { styled } from '@mui/material/styles'
import type { Rounding } from '../../lib/formatNumbers.ts'
import { signOf } from '../../lib/money.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { AmountSize, AmountType } from '../../theme/amounts.ts'
import { amountType, unitSize } from '../../theme/amounts.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

type Tone = 'plain' | 'gain' | 'loss' | 'stale'

/** An amount's digits and unit. */
export const Figure = styled('span')<{ ownerState: AmountType & { tone: Tone } }>(({ theme, ownerState }) => {
  const { size, tone, even, long, characters } = ownerState
  const { '& > .unit': unit, ...type } = amountType(theme, { size, even, long, characters })
  return {
    ...type,
    whiteSpace: size === 'hero' || size === 'xl' ? 'normal' : 'nowrap',
    overflowWrap: 'normal',
    ...(tone === 'gain' && { color: theme.vars.palette.success.main }),
    ...(tone === 'loss' && { color: theme.vars.palette.error.main }),
    ...(tone === 'stale' && { color: theme.vars.palette.text.secondary }),
    // Decimals keep a contrast above 4.5:1: small or already grey figures are not faded further.
    '& > .decimals': { opacity: !even && (tone === 'plain' || (tone === 'stale' && (size === 'hero' || size === 'xl'))) ? 0.66 : 1 },
    '& > .unit': {
      ...unit,
      opacity: tone === 'plain' ? 0.86 : 1,
      whiteSpace: 'nowrap',
      ...(even && tone === 'plain' && { opacity: 1, color: theme.vars.palette.text.secondary }),
    },
  }
})

export type MoneyProps = {
  /** A decimal string. */
  value: string
  /** Token or currency: MATU, USDT, BNB, USD. */
  unit: string
  /** Size of type: `hero` once per page, `xl` and `lg` on cards, `md` and `sm` in rows, `inherit` inside a sentence. */
  size?: AmountSize
  /** `false` where the column header or the line itself names the unit. */
  showUnit?: boolean
  /** `always` puts + before incoming amounts. */
  sign?: 'auto' | 'always' | 'never'
  /** Colours a result: gains green with +, losses red with −. A plain amount has no colour. */
  result?: boolean
  /** Green for incoming amounts, no colour for outgoing ones. */
  gain?: boolean
  /**
   * Shows •••• instead of digits. Defaults to the user's "hide amounts" setting; pass `false` to always show the amount: public figures, prices,
   * amounts the user is deciding on.
   */
  hidden?: boolean | undefined
  /** A cached value, possibly older than the server's. */
  stale?: boolean
  /** Digits after the point; defaults to the token's. */
  decimals?: number
  /** Leaves out the decimals of a whole amount: limits, prices and targets. */
  whole?: boolean
  /** `down` (default) never shows more than there is, `up` never less than is paid: fees. Results are rounded to the nearest digit. */
  rounding?: Rounding
  /** Decimals at full strength and a lighter unit: for amounts in lists. */
  even?: boolean
  /** Shows every digit; `ExactMoney` does it at a press. */
  exact?: boolean
}

/** An amount: integer part, quieter decimals, unit. Never abbreviated, never converted to a float. */
export function Money({
  value,
  unit,
  size = 'sm',
  showUnit = true,
  sign,
  result,
  gain,
  hidden: override,
  stale,
  even = false,
  ...rest
}: MoneyProps) {
  const hidden = useAmountsHidden(override)
  const format = useFormat()
  const t = useTranslations('frame')
  const direction = signOf(value)
  const tone = stale ? 'stale' : result ? (['loss', 'plain', 'gain'] as const)[direction + 1]! : gain && direction > 0 ? 'gain' : 'plain'
  const parts = format.moneyParts(value, unit, {
    ...rest,
    sign: sign ?? (result || gain ? 'always' : 'auto'),
    ...(result && !rest.rounding && { rounding: 'half' as const }),
  })
  const digits = parts.sign.length + parts.integer.length + parts.fraction.length
  const characters = digits + (showUnit ? (unit.length + 1) * unitSize[size] : 0)
  return (
    <Figure
      ownerState={{
        size,
        tone: hidden ? 'plain' : tone,
        even,
        long: parts.integer.length + parts.fraction.length > 11,
        characters,
      }}
    >
      {hidden ? (
        <>
          <span aria-hidden="true">{format.hidden}</span>
          <VisuallyHidden>{t.amountHidden()}</VisuallyHidden>
        </>
      ) : (
        <>
          {parts.sign}
          {parts.integer}
          <span className="decimals">{parts.fraction}</span>
        </>
      )}
      {showUnit && <span className="unit">{`${size === 'hero' || size === 'xl' ? ' ' : '\u00a0'}${unit}`}</span>}
    </Figure>
  )
}
