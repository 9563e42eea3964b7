// Navigation: lists of links, tabs, bars, steps.
import type { Components, Theme } from '@mui/material/styles'
import { duration, easing, reedMask, size } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>
type Styled = { theme: Theme }

const forced = '@media (forced-colors: active)'

const reeded = { maskImage: reedMask, WebkitMaskImage: reedMask }

/** The needle: marks the current place. */
const needle = (theme: Theme) => ({
  width: 3,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.needle.main,
  [forced]: { backgroundColor: 'Highlight' },
})

export const navigation: Overrides = {
  MuiListItem: {
    styleOverrides: { root: ({ theme }: Styled) => ({ '&.MuiListItem-divider': { borderColor: theme.vars.palette.divider } }) },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        color: theme.vars.palette.text.primary,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.action.hover },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0 } } },
  MuiListItemText: {
    defaultProps: {
      slotProps: { primary: { variant: 'subtitle1' }, secondary: { variant: 'caption' } },
    },
    styleOverrides: {
      root: { margin: 0 },
      secondary: ({ theme }: Styled) => ({ color: theme.vars.palette.text.tertiary }),
    },
  },
  MuiAppBar: {
    // Part of the page, not a surface above it; outlined, because Paper's elevation writes a style attribute into prerendered pages.
    defaultProps: { position: 'static', color: 'transparent', variant: 'outlined' },
    styleOverrides: { root: { border: 0, borderRadius: 0, color: 'inherit' } },
  },
  MuiToolbar: {
    styleOverrides: {
      regular: ({ theme }: Styled) => ({ minHeight: size.nav.topPhone, [theme.breakpoints.up('xs')]: { minHeight: size.nav.topPhone } }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      li: { minWidth: 0 },
      separator: ({ theme }: Styled) => ({ margin: 0, color: theme.vars.palette.text.tertiary }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        minHeight: 48,
        // The first label and the line start with the cards.
        margin: '0 -12px',
        background: `linear-gradient(${theme.vars.palette.divider} 0 0) 12px 100% / calc(100% - 24px) 1px no-repeat`,
      }),
      scroller: { overscrollBehaviorX: 'contain' },
      list: { gap: 4 },
      // The needle is as wide as the label, not as its click target.
      indicator: ({ theme }: Styled) => ({
        height: 3,
        backgroundColor: 'transparent',
        transition: `left ${duration.slow}ms ${easing.needle}, width ${duration.slow}ms ${easing.needle}`,
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0 12px',
          ...needle(theme),
          width: 'auto',
          borderRadius: '2px 2px 0 0',
        },
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.subtitle1,
        flex: 'none',
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 48,
        padding: '0 12px',
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        '&:hover, &.Mui-selected': { color: theme.vars.palette.text.primary },
        '&.Mui-selected': { fontWeight: 500 },
        '&:focus-visible': { outlineOffset: -2 },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        position: 'relative',
        // One line, which scrolls where the labels are longer than the screen is wide.
        maxWidth: '100%',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        '&::-webkit-scrollbar': { display: 'none' },
        gap: 2,
        padding: 4,
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.sunken,
        '& > .MuiToggleButtonGroup-grouped': { flexShrink: 0, margin: 0, border: 0, borderRadius: 9 },
        variants: [
          { props: { fullWidth: false }, style: { display: 'inline-flex' } },
          {
            props: { fullWidth: true },
            style: {
              display: 'flex',
              '& > .MuiToggleButtonGroup-grouped': {
                flex: '1 0 auto',
                width: 'auto',
                [theme.breakpoints.down('sm')]: { paddingInline: 8 },
              },
            },
          },
        ],
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.subtitle2,
        textTransform: 'none',
        position: 'relative',
        gap: 6,
        minHeight: 36,
        minWidth: 44,
        padding: '6px 14px',
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
        '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.background.raised,
          color: theme.vars.palette.text.primary,
          boxShadow: theme.shadows[1],
          ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.action.hover }),
        },
        [forced]: { '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 } },
      }),
    },
  },
  MuiStepper: { styleOverrides: { root: { gap: 8, alignItems: 'flex-start', paddingTop: 4 } } },
  MuiStep: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        position: 'relative',
        flex: 1,
        minWidth: 0,
        padding: '14px 0 0',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: 0,
          height: 6,
          backgroundColor: theme.vars.palette.chart.tickDim,
          ...reeded,
          [forced]: { backgroundColor: 'GrayText' },
        },
        '&.Mui-completed::before, &[aria-current]::before': {
          backgroundColor: theme.vars.palette.primary.main,
          [forced]: { backgroundColor: 'CanvasText' },
        },
        '&[aria-current]::after': { content: '""', position: 'absolute', insetInlineStart: 0, top: -4, height: 14, ...needle(theme) },
      }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      iconContainer: { display: 'none' },
      labelContainer: { minWidth: 0 },
      label: ({ theme }: Styled) => ({
        ...theme.typography.caption,
        // Names side by side on a phone: enlarged text breaks none of three.
        fontSize: 'min(0.8125rem, 4vw)',
        color: theme.vars.palette.text.tertiary,
        '&.Mui-completed': { color: theme.vars.palette.text.secondary, fontWeight: theme.typography.caption.fontWeight },
        '&.Mui-active': { color: theme.vars.palette.text.primary, fontWeight: 480 },
      }),
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        gap: 3,
        minWidth: 0,
        maxWidth: 'none',
        height: size.nav.bottom,
        padding: '4px 0 0',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&.Mui-selected::before': { content: '""', position: 'absolute', top: -5, height: 15, ...needle(theme) },
        '&:focus-visible': { outlineOffset: -4 },
      }),
      label: ({ theme }: Styled) => ({
        ...theme.typography.micro,
        maxWidth: '100%',
        padding: '0 2px',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '&.Mui-selected': { fontSize: theme.typography.micro.fontSize, fontWeight: 520 },
      }),
    },
  },
}
