import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { desktop, phone } from '../../theme/mixins.ts'
import { radius } from '../../theme/tokens.ts'

const middle = '@media (max-width:1199.95px)'

/** One markup for both layouts: the same rows become cards where a table does not fit. */
export const DealSurface = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.body2,
  '& > caption': visuallyHidden,
  '& tbody tr': { position: 'relative' },
  '& .pair b': { display: 'block', ...theme.typography.subtitle1 },
  '& .side': { display: 'flex', alignItems: 'center', gap: 4, color: theme.vars.palette.text.secondary, ...theme.typography.caption },
  '& .profit': { ...theme.typography.numberSm, fontWeight: 470 },
  '& .gain': { color: theme.vars.palette.success.main },
  '& .loss': { color: theme.vars.palette.error.main },
  '& .result > *': { display: 'block', textAlign: 'end' },
  '& .result small': { display: 'flex', justifyContent: 'flex-end', ...theme.typography.caption },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .still': { color: theme.vars.palette.text.tertiary },
  '& [data-space] > td': { padding: 0, border: 0 },
  '& [data-space] svg': { display: 'block' },
  [desktop]: {
    '& .phone': { display: 'none' },
    '& th, & td': {
      padding: '14px 12px',
      textAlign: 'start',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      whiteSpace: 'nowrap',
    },
    '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary, height: 43, padding: 12 },
    '& tbody th': { fontWeight: 'inherit' },
    '& tbody tr': { height: 67 },
    '& tbody tr:last-child > *': { borderBottom: 0 },
    '& tbody tr:hover, & tbody tr[data-chosen]': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.action.hover} 55%, ${theme.vars.palette.background.paper})`,
    },
    '& .pair': { paddingInlineStart: 24 },
    '& tr > :last-child': { paddingInlineEnd: 24 },
    '& .end': { textAlign: 'end' },
    '& .scale': { width: 134 },
    '& td .sk': { marginInlineStart: 'auto' },
    // On the page background the rows align with the edges of the neighbouring content.
    '&[data-bleed]': { width: 'calc(100% + 48px)', margin: '0 -24px' },
    // A long list keeps its column widths whichever rows are in the document. Each set of visible columns adds up to the whole width.
    '&[data-fixed]': {
      tableLayout: 'fixed',
      '& thead .pair': { width: '13%' },
      '& thead .opened, & thead .closed': { width: '13%' },
      '& thead .end': { width: '11%' },
      '& thead .exit': { width: '13.5%' },
      '& thead .scale': { width: '13%' },
      '& thead tr > :last-child': { width: '12.5%' },
    },
  },
  [middle]: {
    '& .wide': { display: 'none' },
    '&[data-fixed]': {
      '& thead .pair, & thead .closed': { width: '17%' },
      '& thead .end': { width: '15%' },
      '& thead .exit': { width: '18%' },
      '& thead .scale': { width: '17%' },
      '& thead tr > :last-child': { width: '16%' },
    },
  },
  [phone]: {
    display: 'block',
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      // Thirds, unless a result and its currency need more.
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(max-content, 1fr)',
      // The card keeps its height and its figures stay whole, also with enlarged text.
      fontSize: 'min(0.875rem, 4.2vw)',
      gridTemplateAreas: '"pair pair result" "scale scale scale" "entry exit size"',
      gap: '12px 12px',
      padding: 16,
      marginBottom: 12,
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.background.default,
      height: 158,
      alignContent: 'start',
    },
    '& tbody tr:last-child': { marginBottom: 0 },
    '& tbody tr[data-space]': { display: 'block', height: 'auto', padding: 0, margin: 0, background: 'none', boxShadow: 'none' },
    '&[data-ground="canvas"] tbody tr': { backgroundColor: theme.vars.palette.background.paper, boxShadow: theme.shadows[1] },
    '& th, & td': { padding: 0, textAlign: 'start', fontWeight: 'inherit', minWidth: 0, whiteSpace: 'nowrap' },
    '& .pair': { gridArea: 'pair' },
    '& .pair b': { ...theme.typography.h6, fontSize: 'min(1rem, 5vw)', display: 'flex', alignItems: 'center', gap: 8 },
    '& .pair b span span': { minHeight: 22, paddingBlock: 0 },
    '& .pair .MuiChip-label': { fontSize: 'min(0.8125rem, 3.6vw)' },
    '& .side': { fontSize: 'min(0.8125rem, 4vw)', whiteSpace: 'nowrap', '& .phone': { fontSize: 'inherit' } },
    '& .result': { gridArea: 'result' },
    '& .profit': { ...theme.typography.numberMd, fontSize: 'min(1.125rem, 5.6vw)', whiteSpace: 'nowrap' },
    '& .result small': { fontSize: 'min(0.8125rem, 4vw)' },
    '& .profit .phone': { fontSize: 'min(0.8125rem, 4vw)', fontWeight: 400 },
    '& .scale': { gridArea: 'scale', height: 20 },
    '& .entry': { gridArea: 'entry' },
    '& .exit': { gridArea: 'exit', textAlign: 'center' },
    '& .size': { gridArea: 'size', textAlign: 'end' },
    '& .opened, & .closed, & .still': { display: 'none' },
    '& [data-head]::before': {
      content: 'attr(data-head)',
      display: 'block',
      color: theme.vars.palette.text.tertiary,
      ...theme.typography.caption,
      fontSize: 'min(0.8125rem, 4vw)',
      whiteSpace: 'nowrap',
    },
    '& .wide': { display: 'block' },
    '& .opened.wide': { display: 'none' },
    '& .exit .sk': { margin: '0 auto' },
    '& .size .sk, & .result .sk': { marginInlineStart: 'auto' },
    // Limits the rows on pages that show deals among other content.
    '&[data-few] tbody tr:nth-of-type(n+4)': { display: 'none' },
  },
  '@media (forced-colors: active)': { '& tbody tr[data-chosen]': { outline: '2px solid Highlight', outlineOffset: -2 } },
}))
