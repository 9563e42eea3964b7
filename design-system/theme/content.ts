// Links, chips, alerts and avatars.
import type { LinkProps } from '@mui/material/Link'
import type { Components, Theme } from '@mui/material/styles'
import { ThemeLink } from '../provider/ThemeLink.tsx'
import { focusRing } from './focus-ring.ts'
import { inkAlert } from './overlays.ts'

type Styled = { theme: Theme }
type Overrides = Components<Omit<Theme, 'components'>>
type Palette = Theme['vars']['palette']

const coloured = (backgroundColor: string, color: string) => ({ backgroundColor, color })

/** The design's colours for MUI's `color` prop: a soft background with its matching text colour. */
const soft = (palette: Palette) => ({
  success: coloured(palette.success.light, palette.success.main),
  error: coloured(palette.error.light, palette.error.main),
  warning: coloured(palette.warning.light, palette.warning.main),
  info: coloured(palette.info.light, palette.info.main),
  primary: coloured(palette.primary.light, palette.primary.main),
  ink: coloured(palette.background.inkRaised, palette.text.onInk),
})

const alertColour = (color: 'success' | 'error' | 'warning' | 'info' | 'plain') => ({
  props: { color },
  style: ({ theme }: Styled) => {
    const { palette } = theme.vars
    const icon = color === 'plain' ? palette.text.secondary : soft(palette)[color].color
    return {
      backgroundColor: color === 'plain' ? palette.background.sunken : soft(palette)[color].backgroundColor,
      color: palette.text.primary,
      '& > .MuiAlert-icon': { color: icon },
    }
  },
})

export const content: Overrides = {
  MuiLink: {
    defaultProps: { underline: 'always', component: ThemeLink } as LinkProps,
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        fontWeight: 430,
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        textDecorationThickness: 1,
        textUnderlineOffset: 3,
        textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        '&:hover': { textDecorationColor: 'currentColor' },
        // MUI removes the outline from links rendered as buttons.
        '&:focus-visible': focusRing(theme),
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.caption,
        height: 'auto',
        minHeight: 26,
        gap: 6,
        // The label stays at the start when a column stretches the chip.
        justifyContent: 'flex-start',
        padding: '2px 10px',
        borderRadius: 999,
        fontWeight: 430,
        verticalAlign: 'baseline',
        whiteSpace: 'inherit',
        fontVariantNumeric: 'tabular-nums lining-nums',
        ...coloured(theme.vars.palette.background.sunken, theme.vars.palette.text.secondary),
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
      label: { padding: 0, overflow: 'visible', whiteSpace: 'inherit' },
      icon: { width: 15, height: 15, flex: 'none', margin: '0 0 0 -3px', color: 'inherit' },
    },
    variants: [
      ...(['success', 'error', 'warning', 'info', 'primary', 'ink'] as const).map((color) => ({
        props: { color },
        style: ({ theme }: Styled) => soft(theme.vars.palette)[color],
      })),
      {
        // In the second line of a list row: the same icon and label without the pill.
        props: { variant: 'bare' },
        style: {
          minHeight: 0,
          padding: 0,
          gap: 4,
          backgroundColor: 'transparent',
          '& > .MuiChip-icon': { width: 14, height: 14, marginLeft: 0 },
          '@media (forced-colors: active)': { border: 0 },
        },
      },
    ],
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.body2,
        flexWrap: 'wrap',
        gap: '12px 14px',
        padding: 16,
        border: 0,
        borderRadius: 14,
        // One line is level with its button.
        [theme.breakpoints.up('md')]: { '&:has(> .MuiAlert-action)': { alignItems: 'center' } },
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
      icon: { display: 'block', margin: 0, padding: 0, opacity: 1, '& > svg': { display: 'block', width: 22, height: 22 } },
      message: {
        flex: '1 1 0',
        minWidth: 'min(220px, 70%)',
        padding: 0,
        overflow: 'visible',
        '& strong': { display: 'block', fontWeight: 500, fontSize: '0.9375rem', marginBottom: 2 },
      },
      action: ({ theme }: Styled) => ({ alignSelf: 'center', margin: 0, padding: 0, [theme.breakpoints.down('md')]: { marginLeft: 36 } }),
    },
    variants: [...(['success', 'error', 'warning', 'info', 'plain'] as const).map(alertColour), inkAlert],
  },
}
