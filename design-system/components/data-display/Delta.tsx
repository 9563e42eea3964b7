import { styled } from '@mui/material/styles'
import { tabular } from '../../theme/mixins.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Root = styled('span')<{ sign: -1 | 0 | 1; plain: boolean }>(({ theme }) => ({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: theme.typography.fontWeightMedium,
  '& > svg': { width: '0.72em', height: '0.72em', flex: 'none' },
  variants: [
    { props: { sign: 1, plain: false }, style: { color: theme.vars.palette.success.main } },
    { props: { sign: -1, plain: false }, style: { color: theme.vars.palette.error.main } },
    { props: { sign: 0, plain: false }, style: { color: theme.vars.palette.text.secondary } },
  ],
}))

const arrow = { '1': 'M5 1.2 9.4 8.8H.6z', '-1': 'M5 8.8.6 1.2h8.8z' }

export type DeltaProps = {
  /** A decimal string: per cent, or an amount when `unit` is given. */
  value: string
  /** Token or currency of the change; without it the value is in per cent. */
  unit?: string
  /** Fraction digits of a percentage. */
  decimals?: number
  /** Inherits its colour, for dark cards and coloured chips; arrow and sign stay. */
  plain?: boolean
}

/** A change: arrow, sign, value. Zero has neither arrow nor colour. */
export function Delta({ value, unit, decimals = 2, plain = false }: DeltaProps) {
  const format = useFormat()
  const text = unit ? format.money(value, unit, { sign: 'always', rounding: 'half' }) : format.percent(value, decimals, 'always')
  // As shown: a change that rounds to zero has no sign.
  const sign = text.startsWith('+') ? 1 : text.startsWith('\u2212') ? -1 : 0
  return (
    <Root sign={sign} plain={plain}>
      {sign !== 0 && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={arrow[`${sign}`]} fill="currentColor" />
        </svg>
      )}
      {text}
    </Root>
  )
}
