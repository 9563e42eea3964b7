import { styled } from '@mui/material/styles'
import { signOf } from '../lib/money.ts'
import { useAmountsHidden, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { omitProps } from './omitProps.ts'

type Size = 'hero' | 'xl' | 'lg' | 'md' | 'sm' | 'inherit'

const face = { hero: 'numberHero', xl: 'numberXl', lg: 'numberLg', md: 'numberMd', sm: 'numberSm' } as const
const unitSize = { hero: '0.54em', xl: '0.58em', lg: '0.66em', md: '0.88em', sm: '0.88em', inherit: '0.88em' } as const

type Tone = 'plain' | 'gain' | 'loss' | 'stale'

/** The face of an amount. */
export const Figure = styled(
  'span',
  omitProps('size', 'tone', 'even', 'long'),
)<{ size: Size; tone: Tone; even: boolean; long: boolean }>(({ theme, size, tone, even, long }) => ({
  ...(size === 'inherit' ? { fontVariantNumeric: 'tabular-nums lining-nums' } : theme.typography[face[size]]),
  // The great sizes step down where an amount has more digits than a phone is wide, and let the unit go to the next line.
  ...(long && size === 'hero' && { fontSize: 'clamp(1.5rem, 6.6vw, 3rem)' }),
  ...(long && size === 'xl' && { fontSize: '1.625rem' }),
  ...(even && { fontWeight: 470 }),
  whiteSpace: size === 'hero' || size === 'xl' ? 'normal' : 'nowrap',
  ...(tone === 'gain' && { color: theme.vars.palette.positive.fg }),
  ...(tone === 'loss' && { color: theme.vars.palette.negative.fg }),
  ...(tone === 'stale' && { color: theme.vars.palette.text.secondary }),
  // The quiet part stays above 4.5:1: small or already greyed figures are not faded further.
  '& > .decimals': { opacity: !even && (tone === 'plain' || (tone === 'stale' && (size === 'hero' || size === 'xl'))) ? 0.66 : 1 },
  '& > .unit': {
    fontSize: even ? '1em' : unitSize[size],
    fontWeight: even ? 400 : 430,
    letterSpacing: 0,
    opacity: tone === 'plain' ? 0.86 : 1,
    whiteSpace: 'nowrap',
    ...(even && tone === 'plain' && { opacity: 1, color: theme.vars.palette.text.secondary }),
  },
}))

export type MoneyProps = {
  /** A decimal string. */
  value: string
  /** Token or currency: MATU, USDT, BNB, USD. */
  unit: string
  size?: Size
  /** `false` where a column's head or the line itself names the unit. */
  showUnit?: boolean
  /** `always` writes + before what came in. */
  sign?: 'auto' | 'always' | 'never'
  /** Colours a result: gains green with +, losses red with −. A plain amount has no colour. */
  result?: boolean
  /** Green for what came in, nothing else for what went out. */
  gain?: boolean
  /**
   * •••• instead of digits; by default when the reader hid amounts. `false` for what is shown although they did: public figures, prices, and what is
   * being decided right now.
   */
  hidden?: boolean | undefined
  /** A saved value, older than what the server would say now. */
  stale?: boolean
  /** Digits after the point; by default the token's. */
  decimals?: number
  /** At least this many digits, further ones only where there is something to show. */
  minimum?: number
  /** `down` (default) never shows more than there is; results are rounded by half. */
  rounding?: 'down' | 'half'
  /** Decimals as strong as the rest, the unit lighter: the amounts of a list. */
  even?: boolean
  /** Every digit that is there: confirmations, fees, what leaves an account. */
  exact?: boolean
}

/** An amount: the whole part, quieter decimals, the unit. Never abbreviated, never through a float. */
export function Money({
  value,
  unit,
  size = 'sm',
  showUnit = true,
  sign,
  result,
  gain,
  hidden: told,
  stale,
  even = false,
  ...rest
}: MoneyProps) {
  const hidden = useAmountsHidden(told)
  const format = useFormat()
  const t = useTranslations('frame')
  const direction = signOf(value)
  const tone = stale ? 'stale' : result ? (['loss', 'plain', 'gain'] as const)[direction + 1]! : gain && direction > 0 ? 'gain' : 'plain'
  const parts = format.moneyParts(value, unit, {
    ...rest,
    sign: sign ?? (result || gain ? 'always' : 'auto'),
    ...(result && !rest.rounding && { rounding: 'half' as const }),
  })
  return (
    <Figure size={size} tone={hidden ? 'plain' : tone} even={even} long={parts.integer.length + parts.fraction.length > 11}>
      {hidden ? (
        <>
          <span aria-hidden="true">{format.hidden}</span>
          <span className="visually-hidden">{t.amountHidden()}</span>
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
