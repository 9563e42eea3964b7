import { styled } from '@mui/material/styles'

/** The whole row is one click target and still a single link with one name. */
export const RowLink = styled('a')(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.border.focus}`, outlineOffset: -3, borderRadius: 8 },
}))

export const Cards = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '0 20px 8px',
  listStyle: 'none',
  '& > li': { position: 'relative', borderBottom: `1px solid ${theme.vars.palette.border.hairline}` },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li[data-space]': { borderBottom: 0, lineHeight: 0 },
}))
