import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { focusRing } from '../../theme/focus-ring.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'
import type { MoneyProps } from './Money.tsx'
import { Money } from './Money.tsx'

const Press = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.inherit,
  display: 'inline',
  minWidth: 24,
  minHeight: 24,
  textAlign: 'inherit',
  verticalAlign: 'baseline',
  textDecoration: 'underline dotted',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&:focus-visible': focusRing(theme),
}))
/**
 * An amount in its usual form. Where that leaves digits out, a press shows every one of them in place, and another press the usual form again. Plain
 * text where nothing is left out or amounts are hidden. Paper has every digit. Not inside a link or a button.
 */
export function ExactMoney(props: Omit<MoneyProps, 'exact'>) {
  const [exact, setExact] = useState(false)
  const t = useTranslations('frame')
  const hidden = useAmountsHidden(props.hidden)
  if (!useFormat().isShortened(props.value, props.unit, props) || hidden) return <Money {...props} />
  return (
    <>
      <Press aria-expanded={exact} onClick={() => setExact(!exact)} sx={{ displayPrint: 'none' }}>
        <Money {...props} exact={exact} />
        <VisuallyHidden>, {t.exactAmount()}</VisuallyHidden>
      </Press>
      {/* Nothing can be pressed on paper. */}
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        <Money {...props} exact />
      </Box>
    </>
  )
}
