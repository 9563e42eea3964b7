import { styled } from '@mui/material/styles'
import { ellipsis, paint, unseen } from '../../parts/paint.ts'

const step = 36
/** Deeper branches are drawn no further in: their level is said in words. */
export const deepest = 8

/** A line, and the heads over it. */
const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 12,
  padding: '0 24px',
  gridTemplateColumns: 'minmax(0, 30fr) minmax(0, 13fr) minmax(0, 15fr) minmax(0, 18fr) minmax(0, 9fr) minmax(0, 15fr)',
  '& > .wide': { display: 'none' },
  '& > .end': { textAlign: 'right' },
  '& > :nth-of-type(6)': { paddingLeft: 12 },
  '@media (min-width:1200px)': {
    gridTemplateColumns: 'minmax(0, 30fr) minmax(0, 10fr) minmax(0, 12fr) minmax(0, 15fr) minmax(0, 8fr) minmax(0, 13fr) minmax(0, 12fr)',
    '& > .wide': { display: 'block' },
  },
} as const

export const Heads = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${paint(theme).border.hairline}`,
  '& > .heads': { ...line, minHeight: 44, ...theme.typography.caption, color: paint(theme).text.tertiary },
}))

/**
 * The tree and its lines: plain elements under one style, since a line is made on each frame of a scroll. What repeats down the depth (rails, room
 * on the left) hangs on `data-depth`.
 */
export const Lines = styled('div')(({ theme }) => {
  const { surface, border, text, brand, chart, positive } = paint(theme)
  return {
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderRadius: '0 0 18px 18px',
    '--structure-ground': surface.card,
    '&:focus-visible': { outline: 'none' },
    '& > .space > svg': { display: 'block' },
    '& > .line': {
      ...line,
      position: 'relative',
      minHeight: 60,
      contain: 'layout style',
      borderBottom: `1px solid ${border.hairline}`,
      scrollMargin: '96px 0 24px',
      cursor: 'default',
    },
    '& > .line:last-of-type': { borderBottom: 0 },
    '& > .line[aria-expanded]': { cursor: 'pointer' },
    '& > .line:hover': {
      '--structure-ground': `color-mix(in srgb, ${surface.hover} 55%, ${surface.card})`,
      backgroundColor: 'var(--structure-ground)',
    },
    '&:focus-visible > [data-on]': { outline: `2px solid ${border.focus}`, outlineOffset: -3, borderRadius: 8 },
    // Rails: one for each branch that the line stands in.
    '& > .line::before': {
      content: '""',
      position: 'absolute',
      left: 28,
      top: 0,
      bottom: 0,
      width: 0,
      // No masks here: they are dear to paint, and a line is painted on each frame of a scroll.
      backgroundImage: `linear-gradient(90deg, transparent 8px, var(--structure-ground) 8px), repeating-linear-gradient(180deg, ${chart.tickDim} 0 1px, transparent 1px 6px)`,
      backgroundSize: `${step}px 100%, 100% 100%`,
      pointerEvents: 'none',
    },
    ...Object.fromEntries(
      Array.from({ length: deepest - 1 }, (_, at) => [
        `& > .line[data-depth="${at + 2}"]`,
        { '&::before': { width: (at + 1) * step }, '& > .who': { paddingLeft: (at + 1) * step } },
      ]),
    ),
    '& .who': { display: 'flex', alignItems: 'center', minWidth: 0, minHeight: 60, marginLeft: -14 },
    '& .who::before': { content: '""', flex: 'none', width: 8, height: 8, margin: 18, boxSizing: 'border-box', color: text.secondary },
    '& [aria-expanded] > .who::before': {
      borderRight: '2px solid currentColor',
      borderBottom: '2px solid currentColor',
      transform: 'translateX(-2px) rotate(-45deg)',
      transition: 'transform 140ms',
    },
    '& [aria-expanded="true"] > .who::before': { transform: 'translateY(-2px) rotate(45deg)' },
    '& .disc': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 36,
      height: 36,
      marginRight: 10,
      borderRadius: '50%',
      backgroundColor: surface.sunken,
      color: text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 500,
      '&::before': { content: 'attr(data-initials)' },
    },
    '& [data-depth="1"] .disc': { backgroundColor: brand.subtle, color: brand.main },
    '& .name': { ...theme.typography.subtitle1, minWidth: 0, overflowWrap: 'anywhere' },
    '& .name::after': { content: '", "', ...unseen },
    '& .name > small': { display: 'block', ...theme.typography.caption, color: text.tertiary },
    '& [data-aside] .name, & [data-aside] .number': { color: text.tertiary },
    '& mark': { backgroundColor: brand.subtle, color: brand.main, borderRadius: 3, fontWeight: 500 },
    '& .rank': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
    // Five bars that grow, cut out of one ground.
    '& .rank::before': {
      content: '""',
      flex: 'none',
      width: 25,
      height: 14,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: '0 100%, 5.5px 100%, 11px 100%, 16.5px 100%, 22px 100%',
      backgroundSize: '3px 6px, 3px 8px, 3px 10px, 3px 12px, 3px 14px',
    },
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((bars) => [
        `& .rank[data-bars="${bars}"]::before`,
        {
          backgroundImage: [0, 1, 2, 3, 4]
            .map((bar) => (bar < bars ? brand.main : chart.tickDim))
            .map((colour) => `linear-gradient(${colour}, ${colour})`)
            .join(', '),
        },
      ]),
    ),
    '& [data-said]::before': { content: '", " attr(data-said) " "', ...unseen },
    '& .number': { ...ellipsis, textAlign: 'right' },
    '& .state': { display: 'flex', alignItems: 'center', gap: 6, color: text.secondary },
    '& .state[data-active]': { color: positive.fg },
    '& .joined': { color: text.secondary },
    '& .waiting': { gridColumn: '1 / -1', padding: '12px 0', color: text.secondary },
    '@media (forced-colors: active)': {
      '& > .line::before': { forcedColorAdjust: 'none' },
      '&:focus-visible > [data-on]': { outlineColor: 'Highlight' },
      '& .disc': { border: '1px solid CanvasText' },
      '& .rank::before': { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    },
    '@media (prefers-reduced-motion: reduce)': { '& [aria-expanded] > .who::before': { transition: 'none' } },
  }
})
