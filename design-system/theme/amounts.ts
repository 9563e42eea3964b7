import type { Theme } from '@mui/material/styles'
import { tabularText } from './mixins.ts'

export type AmountSize = 'hero' | 'xl' | 'lg' | 'md' | 'sm' | 'inherit'

export type AmountType = {
  size: AmountSize
  /** For lists: one weight for all amounts, and a lighter unit. */
  even: boolean
  /** More digits than the largest sizes have room for. */
  long: boolean
  /** How many characters it has at the most on one line, with a unit that belongs there. */
  characters: number
}

const variant = { hero: 'numberHero', xl: 'numberXl', lg: 'numberLg', md: 'numberMd', sm: 'numberSm' } as const

/** Size of the unit in the amount's own, em. */
export const unitSize = { hero: 0.54, xl: 0.58, lg: 0.66, md: 0.88, sm: 0.88, inherit: 0.88 } as const

const longHero = 'clamp(1.5rem, 6.6vw, 3rem)'

const size = (theme: Theme, { size: name, long }: AmountType, phone: boolean): string => {
  if (name === 'inherit') return '1em'
  if (name === 'hero') return long ? longHero : phone ? '2.375rem' : '3.25rem'
  return String(theme.typography[long && name === 'xl' ? 'numberLg' : variant[name]].fontSize)
}

/** Type of an amount, which shrinks to its room; `--characters` overrides what it counts. */
export const amountType = (theme: Theme, amount: AmountType) => {
  const width = `(var(--characters, ${Math.max(amount.characters, 4).toFixed(1)}) * 0.64)`
  return {
    ...(amount.size === 'inherit' ? tabularText : theme.typography[variant[amount.size]]),
    // The largest sizes shrink when an amount has more digits than fit on a phone, and the unit may wrap.
    ...(amount.long && (amount.size === 'hero' || amount.size === 'xl') && { fontSize: size(theme, amount, false) }),
    // No wider than its card, where that is a container.
    ...(amount.size === 'hero' && {
      [theme.breakpoints.up('md')]: { fontSize: `min(${size(theme, amount, false)}, calc(100cqi / ${width}))` },
    }),
    ...(amount.even && { fontWeight: 470 }),
    // What the edges of page and card leave of a phone's width: enlarged text (200 %) shrinks to it instead of breaking an amount.
    [theme.breakpoints.down('md')]: { fontSize: `min(${size(theme, amount, true)}, calc((100vw - 104px) / ${width}))` },
    '& > .unit': {
      fontSize: `${amount.even ? 1 : unitSize[amount.size]}em`,
      fontWeight: amount.even ? 400 : theme.typography.fontWeightMedium,
      letterSpacing: 0,
    },
  }
}
