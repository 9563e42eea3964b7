import { styled } from '@mui/material/styles'
import { paint, unseen } from './paint.ts'

export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&[data-fixed]': { tableLayout: 'fixed' },
  '& > caption': unseen,
  '& th, & td': { padding: '14px 12px', textAlign: 'left', borderBottom: `1px solid ${paint(theme).border.hairline}` },
  '& [data-first]': { paddingLeft: 24 },
  '& th:last-child, & td:last-child': { paddingRight: 24 },
  '& thead th': { ...theme.typography.caption, paddingTop: 12, paddingBottom: 12, color: paint(theme).text.tertiary, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 'inherit' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& tbody tr': { position: 'relative', height: 60 },
  '& tbody tr:hover': { backgroundColor: `color-mix(in srgb, ${paint(theme).surface.hover} 55%, ${paint(theme).surface.card})` },
  '& [data-space] > td': { padding: 0, border: 0 },
  '& [data-space] svg': { display: 'block' },
  '& tfoot > tr > *': { borderTop: `1px solid ${paint(theme).text.primary}`, borderBottom: 0, fontWeight: 470 },
  '& [data-align="end"]': { textAlign: 'right' },
  '@media (max-width:1199.95px)': { '& [data-wide]': { display: 'none' } },
  '@media (max-width:1439.95px)': { '& [data-wide="most"]': { display: 'none' } },
}))

/** The whole row is one target, and still one link with one name. */
export const RowLink = styled('a')(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: -3, borderRadius: 8 },
}))

export const Cards = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '0 20px 8px',
  listStyle: 'none',
  '& > li': { position: 'relative', borderBottom: `1px solid ${paint(theme).border.hairline}` },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li[data-space]': { borderBottom: 0, lineHeight: 0 },
}))
