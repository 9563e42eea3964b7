import { styled } from '@mui/material/styles'
import type { MoneyOptions } from '../../lib/format.ts'
import { unitOf } from '../../theme/mixins.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Root = styled('span')({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > .quiet': { opacity: 0.66 },
  '& > .unit': { ...unitOf('xl'), marginInlineStart: '0.28em', opacity: 0.86 },
})

type Props = MoneyOptions & { value: string; unit: string; showUnit?: boolean }

/** An amount in the surrounding font size: quieter decimals, smaller unit. */
export function Figure({ value, unit, showUnit = true, ...options }: Props) {
  const parts = useFormat().moneyParts(value, unit, options)
  return (
    <Root>
      {parts.sign}
      {parts.integer}
      <span className="quiet">{parts.fraction}</span>
      {showUnit && <span className="unit">{unit}</span>}
    </Root>
  )
}
