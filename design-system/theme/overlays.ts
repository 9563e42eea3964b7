// Overlays: dialogs, drawers and their backdrops.
import type { Components, Theme } from '@mui/material/styles'
import { duration, easing, radius, reedMask, size } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>
type Styled = { theme: Theme }

const forced = '@media (forced-colors: active)'

/** Nine reeds at the upper edge of a sheet: a grip for swiping it down. */
const grip = (theme: Theme) => ({
  '&::before': {
    content: '""',
    position: 'absolute' as const,
    insetInlineStart: 'calc(50% - 25px)',
    top: 10,
    width: 50,
    height: 6,
    backgroundColor: theme.vars.palette.chart.tickDim,
    maskImage: reedMask,
    WebkitMaskImage: reedMask,
    [forced]: { backgroundColor: 'CanvasText' },
  },
})

const sheet = (theme: Theme) => ({
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 0,
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  ...grip(theme),
})

const raised = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  overscrollBehavior: 'contain',
  '&:focus': { outline: 'none' },
  [forced]: { border: '1px solid CanvasText' },
})

const sheetPadding = 'calc(20px + env(safe-area-inset-bottom))'

/** A toast, always on a dark background: the icon shows whether it succeeded. */
export const inkAlert = {
  props: { variant: 'ink' as const },
  style: ({ theme }: Styled) => ({
    alignItems: 'center',
    flexWrap: 'nowrap' as const,
    gap: 12,
    maxWidth: 520,
    minHeight: 56,
    padding: '6px 6px 6px 16px',
    borderRadius: radius.block,
    backgroundColor: theme.vars.palette.background.ink,
    color: theme.vars.palette.text.onInk,
    boxShadow: theme.shadows[2],
    '& > .MuiAlert-icon': { color: 'inherit' },
    '& > .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > .MuiAlert-action': { alignItems: 'center', gap: 12, margin: 0 },
  }),
}

export const overlays: Overrides = {
  MuiBackdrop: {
    styleOverrides: {
      root: {
        variants: [
          { props: { invisible: false }, style: ({ theme }: Styled) => ({ backgroundColor: theme.vars.palette.background.overlay }) },
        ],
      },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: {
      container: ({ theme }: Styled) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
      // The whole paper scrolls, with title and buttons, so that keyboard users can scroll it by focusing a control.
      paper: ({ theme }: Styled) => ({
        ...raised(theme),
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100dvh - 48px)',
        margin: '24px 16px',
        borderRadius: radius.sheet,
        transition: `translate ${duration.slow}ms ${easing.enter}`,
        '@starting-style': { translate: '0 12px' },
        [theme.breakpoints.down('sm')]: { ...sheet(theme), '@starting-style': { translate: '0 100%' } },
      }),
    },
    variants: [
      {
        props: { maxWidth: 'xs' },
        style: ({ theme }: Styled) => ({ [theme.breakpoints.up('sm')]: { '& .MuiDialog-paper': { maxWidth: 480 } } }),
      },
    ],
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.h4,
        padding: '28px 28px 0',
        textWrap: 'balance',
        [theme.breakpoints.down('sm')]: { padding: '32px 16px 0' },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        flex: 'none',
        padding: '20px 28px 0',
        overflowY: 'visible',
        '.MuiDialogTitle-root + &': { paddingTop: 20 },
        '.MuiDialogTitle-root + &:has(> .MuiDialogContentText-root)': { paddingTop: 8 },
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
      }),
    },
  },
  MuiDialogContentText: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({ ...theme.typography.body1, color: theme.vars.palette.text.secondary, '& + *': { marginTop: 20 } }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        flexWrap: 'wrap',
        gap: 8,
        padding: '24px 28px 28px',
        [theme.breakpoints.down('sm')]: { flexDirection: 'column', padding: `24px 16px ${sheetPadding}`, '& > *': { width: '100%' } },
      }),
    },
  },
  MuiSnackbar: {
    defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } },
    styleOverrides: {
      // On phones above the bottom navigation.
      root: ({ theme }: Styled) => ({
        [theme.breakpoints.down('md')]: { bottom: 'calc(82px + env(safe-area-inset-bottom))' },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }: Styled) => ({
        ...raised(theme),
        minWidth: 220,
        maxWidth: 'calc(100vw - 32px)',
        marginTop: 4,
        borderRadius: 16,
        boxShadow: theme.shadows[2],
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        gap: 12,
        minHeight: size.target,
        padding: '6px 12px',
        borderRadius: 10,
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.primary.light,
          color: theme.vars.palette.primary.main,
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
        '& .MuiListItemText-primary': { ...theme.typography.body2, color: 'inherit' },
        '&.Mui-selected .MuiListItemText-primary': { fontWeight: 450 },
        [forced]: { '&.Mui-selected': { outline: '1px solid Highlight', outlineOffset: -2 } },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }: Styled) => ({
        ...raised(theme),
        variants: [
          {
            props: { anchor: 'bottom', variant: 'temporary' },
            style: { ...sheet(theme), padding: `32px 16px ${sheetPadding}` },
          },
          {
            props: { anchor: 'right', variant: 'temporary' },
            style: { width: 'min(480px, 100%)', padding: '24px 28px 28px', borderRadius: `${radius.sheet}px 0 0 ${radius.sheet}px` },
          },
        ],
      }),
    },
  },
}
