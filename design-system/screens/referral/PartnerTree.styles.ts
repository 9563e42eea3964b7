import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { ellipsis } from '../../theme/mixins.ts'
import { radius } from '../../theme/tokens.ts'

/** Indentation per level in px, on wide and narrow screens. */
const [step, smallStep] = [24, 16]
/** The first levels are indented by a full step each, deeper ones by this much. */
const [whole, slight] = [4, 8]
/** Levels below this are not indented further: the level is shown as text. */
export const deepest = 8

const columns = ['who', 'rank', 'assets', 'volume', 'below', 'state', 'joined']
const widths = (...parts: readonly number[]) => Object.fromEntries(parts.map((part, at) => [`& > .${columns[at]}`, { width: `${part}%` }]))

/** A row and the headers above it: percentage widths instead of a grid, which would be laid out again for each new row. */
const line = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0 24px',
  '& > *': { flex: 'none', boxSizing: 'border-box', minWidth: 0, paddingRight: 12 },
  '& > .state': { paddingLeft: 12 },
  '& > .end': { textAlign: 'right' },
  // At 1200 px, beside the open navigation, there is less space than at 1199 px beside the rail.
  [theme.breakpoints.down('xl')]: { ...widths(29, 16, 12.5, 15.5, 11.5, 15.5), '& > .joined': { display: 'none' } },
  [theme.breakpoints.up('xl')]: widths(32, 11.5, 11.5, 14.5, 7.5, 12.5, 10.5),
})

// Rows are drawn with backgrounds: no extra boxes, layers or masks, which scrolling would create on every frame.

/** A single-colour bar as a background. */
const bar = (colour: string) => `linear-gradient(${colour}, ${colour})`

/** Rails: one for each ancestor branch, with ticks 8 px wide every 6 px. */
const rails = (width: number) => {
  const offset = (at: number) => Math.min(at, whole) * width + Math.max(0, at - whole) * slight
  return Object.fromEntries(
    Array.from({ length: deepest - 1 }, (_, at) => [
      `& .line[data-depth="${at + 2}"]`,
      {
        backgroundSize: Array.from({ length: at + 1 }, () => '8px 100%').join(', '),
        backgroundPosition: Array.from({ length: at + 1 }, (__, rail) => `${28 + offset(rail)}px 0`).join(', '),
        '& > .who': { paddingLeft: 30 + offset(at + 1) },
      },
    ]),
  )
}

/** A 2 px stroke across the diagonal of its box. */
const stroke = (angle: number, colour: string, half = 0.9) =>
  `linear-gradient(${angle}deg, transparent calc(50% - ${half}px), ${colour} calc(50% - ${half - 0.4}px) calc(50% + ${half - 0.4}px), transparent calc(50% + ${half}px))`

/** Two strokes that meet: position and size of each. */
const strokes = (colour: string, ...list: ReadonlyArray<[angle: number, x: string, y: string, size: string, half?: number]>) => ({
  backgroundImage: list.map(([angle, , , , half]) => stroke(angle, colour, half)).join(', '),
  backgroundPosition: list.map(([, x, y]) => `${x} ${y}`).join(', '),
  backgroundSize: list.map(([, , , size]) => size).join(', '),
  backgroundRepeat: 'no-repeat',
})

const carets = (colour: string) => ({
  '& [aria-expanded="false"] > .who': strokes(
    colour,
    [45, '-25px', 'calc(50% - 2.5px)', '5px 5px'],
    [-45, '-25px', 'calc(50% + 2.5px)', '5px 5px'],
  ),
  '& [aria-expanded="true"] > .who': strokes(colour, [45, '-27px', '50%', '5px 5px'], [-45, '-22px', '50%', '5px 5px']),
})

export const Heads = styled('div')(({ theme }) => ({
  // Names the columns of a list of thousands, however far it is scrolled.
  position: 'sticky',
  top: 0,
  zIndex: 1,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .heads': { ...line(theme), minHeight: 44, ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}))

/**
 * The tree and its rows: plain elements under one style, since rows are created on every frame of a scroll. Everything that repeats by depth (rails,
 * indentation) depends on `data-depth`.
 */
export const Lines = styled('div')(({ theme }) => {
  const { action, background, border, divider, text, primary, chart, success } = theme.vars.palette
  const ticks = `repeating-linear-gradient(180deg, ${chart.tickDim} 0 1px, transparent 1px 6px)`
  return {
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    // The spacers keep everything in place: disables the browser's scroll anchoring.
    overflowAnchor: 'none',
    '& > :focus-visible': { outline: 'none' },
    '& .space > svg': { display: 'block' },
    '& .line': {
      ...line(theme),
      boxSizing: 'border-box',
      // Equal heights, so that none is measured; scales with the user's text size.
      height: '3.75rem',
      contain: 'layout size style',
      borderTop: `1px solid ${divider}`,
      backgroundRepeat: 'no-repeat',
      backgroundImage: ticks,
      backgroundSize: '0 0',
      cursor: 'default',
    },
    ...Object.fromEntries(
      Array.from({ length: deepest - 1 }, (_, at) => [
        `& .line[data-depth="${at + 2}"]`,
        { backgroundImage: Array.from({ length: at + 1 }, () => ticks).join(', ') },
      ]),
    ),
    '& .line[data-index="0"]': { borderTopColor: 'transparent' },
    '& .line[aria-expanded]': { cursor: 'pointer' },
    '& .line:hover': { backgroundColor: `color-mix(in srgb, ${action.hover} 55%, ${background.paper})` },
    '& > :focus-visible > [aria-selected="true"]': { outline: `2px solid ${primary.main}`, outlineOffset: -3, borderRadius: radius.sm },
    [theme.breakpoints.down('xl')]: rails(smallStep),
    [theme.breakpoints.up('xl')]: rails(step),
    '& .line > .who': { display: 'flex', alignItems: 'center', paddingLeft: 30, backgroundOrigin: 'content-box' },
    ...carets(text.secondary),
    '& .disc::before': { content: 'attr(data-initials)' },
    '& .disc': {
      ...theme.typography.subtitle2,
      flex: 'none',
      width: 36,
      height: 36,
      marginRight: 10,
      lineHeight: '36px',
      textAlign: 'center',
      borderRadius: '50%',
      backgroundColor: background.sunken,
      color: text.secondary,
      userSelect: 'none',
    },
    '& [data-depth="1"] .disc': { backgroundColor: primary.light, color: primary.main },
    // Two lines; longer names are cut, and read in full by screen readers. Where the level takes the second line, one.
    '& .name': {
      ...theme.typography.subtitle1,
      minWidth: 0,
      overflowWrap: 'anywhere',
      color: 'inherit',
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
      textDecorationColor: border.control,
    },
    '& .name:hover': { textDecorationColor: 'currentColor' },
    '& .name[data-long]': { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    '& .name[data-deep]': ellipsis,
    '& .name > small': { ...ellipsis, display: 'block', ...theme.typography.caption, color: text.tertiary },
    '& [data-aside] .name, & [data-aside] .number': { color: text.tertiary },
    '& mark': { backgroundColor: primary.light, color: primary.main, borderRadius: radius.text },
    // Five ascending bars.
    '& .line > .rank': {
      paddingLeft: 33,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: [0, 1, 2, 3, 4].map((at) => `${at * 5.5}px calc(50% + ${4 - at}px)`).join(', '),
      backgroundSize: [6, 8, 10, 12, 14].map((height) => `3px ${height}px`).join(', '),
    },
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((bars) => [
        `& .rank[data-bars="${bars}"]`,
        { backgroundImage: [0, 1, 2, 3, 4].map((at) => bar(at < bars ? primary.main : chart.tickDim)).join(', ') },
      ]),
    ),
    // For screen readers only: a tree has no column headers. A font size of zero needs no layer, unlike text positioned off screen.
    '& [data-label]::before': { content: '", " attr(data-label) " "', fontSize: 0 },
    '& .name::after': { content: '", "', fontSize: 0 },
    '& .number': { overflowWrap: 'anywhere', textAlign: 'right' },
    '& .chip': {
      ...theme.typography.caption,
      fontWeight: theme.typography.fontWeightMedium,
      display: 'inline-block',
      padding: '3px 10px',
      whiteSpace: 'nowrap',
      borderRadius: radius.full,
      backgroundColor: background.sunken,
      color: text.secondary,
    },
    // A disc with a check mark.
    '& .chip[data-active]': {
      paddingLeft: 27,
      backgroundColor: success.light,
      color: success.main,
      backgroundImage: `${stroke(45, success.light, 1.1)}, ${stroke(-45, success.light, 1.1)}, radial-gradient(circle closest-side, currentColor calc(100% - 0.5px), transparent)`,
      backgroundPosition: '11px 50%, 13px calc(50% - 1px), 8px 50%',
      backgroundSize: '3px 3px, 6px 6px, 14px 14px',
      backgroundRepeat: 'no-repeat',
    },
    '& .joined': { color: text.secondary },
    '@media (forced-colors: active)': {
      '& .line': { backgroundImage: 'none' },
      '& .rank, & .who': { forcedColorAdjust: 'none', color: 'CanvasText' },
      '& .who > *': { forcedColorAdjust: 'auto' },
      ...carets('CanvasText'),
      '& > :focus-visible > [aria-selected="true"]': { outlineColor: 'Highlight' },
      '& .disc, & .chip': { border: '1px solid CanvasText' },
    },
  }
})
