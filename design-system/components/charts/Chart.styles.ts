import { styled } from '@mui/material/styles'
import { Section } from '../layout/Section.tsx'
import { radius } from '../../theme/tokens.ts'

/** A card with a chart, which takes the height that its neighbours give the card. */
export const ChartSection = styled(Section)({ display: 'flex', flexDirection: 'column' })

/** Styles of all charts. The chart code has none of its own, so that both schemes and forced colours are handled in one place. */
export const Surface = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  '& svg': { overflow: 'visible' },
  '& .grid': { stroke: theme.vars.palette.chart.grid, strokeWidth: 1 },
  '& .zero': { stroke: theme.vars.palette.border.control, strokeWidth: 1 },
  '& .ruler': { stroke: theme.vars.palette.border.control, strokeWidth: 1, opacity: 0.55 },
  '& text': {
    ...theme.typography.micro,
    fill: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums lining-nums',
    WebkitUserSelect: 'none',
    userSelect: 'none',
  },
  '& text.here': { fill: theme.vars.palette.text.primary, fontWeight: theme.typography.fontWeightBold },
  '& .line': { fill: 'none', strokeWidth: 2.25, strokeLinejoin: 'round', strokeLinecap: 'round', stroke: theme.vars.palette.chart[1] },
  '& .line-1': { stroke: theme.vars.palette.chart[5], strokeDasharray: '6 4', strokeWidth: 2 },
  '& .line-2': { stroke: theme.vars.palette.chart[4], strokeDasharray: '2 4', strokeWidth: 2 },
  '& .area': { fill: theme.vars.palette.chart[1], opacity: 0.07 },
  '& .gain': { fill: theme.vars.palette.success.dark },
  '& .loss': { fill: theme.vars.palette.error.dark },
  '& .none, & .ahead': { fill: theme.vars.palette.chart.tickDim },
  '& .now': { fill: theme.vars.palette.needle.main },
  '& .band': { fill: theme.vars.palette.text.primary, opacity: 0.05 },
  '& .cross': { stroke: theme.vars.palette.text.secondary, strokeWidth: 1 },
  '& .needle': { fill: theme.vars.palette.needle.main },
  '& .dot': { fill: theme.vars.palette.needle.main, stroke: theme.vars.palette.background.paper, strokeWidth: 3 },
  '& .point': { fill: theme.vars.palette.text.primary, stroke: theme.vars.palette.background.paper, strokeWidth: 2 },
  '& foreignObject': { overflow: 'visible', pointerEvents: 'none' },
  '& .tip': {
    display: 'flex',
    '&[data-left]': { justifyContent: 'flex-end' },
    '& > p': {
      margin: 0,
      padding: '6px 10px',
      borderRadius: radius.sm,
      backgroundColor: theme.vars.palette.background.ink,
      color: theme.vars.palette.text.onInk,
      ...theme.typography.micro,
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& b': { display: 'block', fontWeight: theme.typography.fontWeightMedium },
    '& span': { color: theme.vars.palette.text.onInkMuted },
  },
  '@media (forced-colors: active)': {
    '& .grid, & .ruler': { stroke: 'GrayText' },
    '& .zero, & .cross, & .line': { stroke: 'CanvasText' },
    '& .gain, & .loss, & .point': { fill: 'CanvasText' },
    '& .none, & .ahead': { fill: 'GrayText' },
    '& .now, & .needle, & .dot': { fill: 'Highlight' },
    '& text': { fill: 'CanvasText' },
    '& .tip > p': { border: '1px solid CanvasText' },
  },
}))
