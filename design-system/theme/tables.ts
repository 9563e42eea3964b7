import type { Components, Theme } from '@mui/material/styles'

type Overrides = Components<Omit<Theme, 'components'>>
type Styled = { theme: Theme }

export const tables: Overrides = {
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums lining-nums' } } },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        position: 'relative',
        '.MuiTableBody-root > &': { height: 60 },
        '.MuiTableBody-root > &:last-of-type > *': { borderBottom: 0 },
        '&.MuiTableRow-hover:hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.action.hover} 55%, ${theme.vars.palette.background.paper})`,
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.body2,
        padding: '14px 12px 14px 24px',
        '.MuiTableCell-root + &': { paddingLeft: 12 },
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        '&:last-child': { paddingRight: 24 },
      }),
      head: ({ theme }: Styled) => ({
        ...theme.typography.caption,
        paddingTop: 12,
        paddingBottom: 12,
        color: theme.vars.palette.text.tertiary,
        whiteSpace: 'nowrap',
      }),
      body: { color: 'inherit' },
      // The total, under a rule.
      footer: ({ theme }: Styled) => ({
        ...theme.typography.body2,
        borderTop: `1px solid ${theme.vars.palette.text.primary}`,
        borderBottom: 0,
        color: 'inherit',
        fontWeight: 470,
      }),
      paddingNone: { padding: 0, border: 0 },
    },
  },
}
