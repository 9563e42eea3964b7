import type { Components, Theme } from '@mui/material/styles'
import { ThemeLink } from '../provider/ThemeLink.tsx'
import { elevations } from './elevation.ts'
import { content } from './content.ts'
import { fields } from './fields.ts'
import { focusRing } from './focus-ring.ts'
import { navigation } from './navigation.ts'
import { overlays } from './overlays.ts'
import { tables } from './tables.ts'
import { faces } from './typography.ts'
import { radius, reedMask, size } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>
type Styled = { theme: Theme }

const button = (background: string, color: string, hover: string | undefined, active = hover) => ({
  backgroundColor: background,
  color,
  '&:hover': { backgroundColor: hover },
  '&:active': { backgroundColor: active },
})

const surface = (backgroundColor: string, boxShadow = 'none') => ({
  borderRadius: radius.card,
  backgroundColor,
  boxShadow,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
})

export const components: Overrides = {
  ...fields,
  MuiCssBaseline: {
    styleOverrides: (theme) => {
      const palette = (theme as Theme).vars!.palette
      return {
        ...elevations,
        ':root': { ...elevations[':root'], ...faces },
        // Set on every element, not inherited as in CssBaseline: content of <details> would inherit from the browser's own slot.
        '*, *::before, *::after': { boxSizing: 'border-box' },
        html: { scrollPaddingTop: 96, scrollPaddingBottom: 96, scrollBehavior: 'auto', WebkitTextSizeAdjust: '100%' },
        body: {
          minHeight: '100dvh',
          fontSynthesis: 'none',
          WebkitFontSmoothing: 'antialiased',
          overflowWrap: 'break-word',
          ...(theme as Theme).typography.body1,
        },
        'a:not([class])': {
          color: palette.primary.main,
          textDecorationThickness: 1,
          textUnderlineOffset: 3,
          textDecorationColor: `color-mix(in srgb, ${palette.primary.main} 40%, transparent)`,
        },
        'a:not([class]):hover': { textDecorationColor: 'currentColor' },
        ':focus-visible': { ...focusRing(theme as Theme), borderRadius: radius.xs },
        // A ring marks what can be pressed: not a heading or a message that the application focuses.
        ':where(h1, h2, h3, h4, p, ul, div, main, section)[tabindex="-1"]:focus-visible': { outline: 'none' },
        // The last line of a text is more than a word.
        'p, li': { textWrap: 'pretty' },
        // A long word of enlarged text breaks instead of widening the page.
        'h1, h2, h3, h4': { overflowWrap: 'anywhere' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animation: 'none !important', transition: 'none !important', scrollBehavior: 'auto !important' },
        },
      }
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: ThemeLink },
    // ButtonBase removes the browser's outline; keyboard users need it on every clickable element.
    styleOverrides: { root: ({ theme }: Styled) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        minHeight: size.control.medium,
        minWidth: size.target,
        padding: '8px 18px',
        borderRadius: radius.button,
        textAlign: 'center',
        // A single word longer than the button, with enlarged text.
        overflowWrap: 'break-word',
        transition: `background-color 140ms, color 140ms, box-shadow 140ms`,
        '&:focus-visible': focusRing(theme),
        '&&.Mui-disabled': {
          backgroundColor: theme.vars.palette.background.sunken,
          color: theme.vars.palette.text.disabled,
          boxShadow: 'none',
        },
        // The label keeps the width while another text covers it.
        '&[aria-busy="true"]': { cursor: 'progress' },
        '&[aria-busy="true"] > :not(.work)': { opacity: 0 },
        '& svg': { flex: 'none' },
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      }),
      startIcon: { margin: '0 8px 0 0' },
      endIcon: { margin: '0 0 0 8px' },
      sizeLarge: { minHeight: size.control.large, padding: '10px 24px', borderRadius: radius.buttonLarge, fontSize: '1rem' },
      sizeSmall: {
        minHeight: size.control.small,
        padding: '6px 12px',
        borderRadius: radius.buttonSmall,
        fontSize: '0.875rem',
        '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
      },
    },
    variants: [
      {
        props: { variant: 'contained' },
        style: ({ theme }: Styled) =>
          button(
            theme.vars!.palette.primary.main,
            theme.vars!.palette.primary.contrastText,
            theme.vars!.palette.primary.dark,
            theme.vars!.palette.primary.darker,
          ),
      },
      {
        props: { variant: 'soft' },
        style: ({ theme }: Styled) =>
          button(theme.vars!.palette.primary.light, theme.vars!.palette.primary.main, theme.vars!.palette.primary.lightHover),
      },
      {
        props: { variant: 'outlined' },
        style: ({ theme }: Styled) => ({
          ...button(theme.vars!.palette.background.paper, theme.vars!.palette.text.primary, theme.vars!.palette.action.hover),
          border: 0,
          boxShadow: `inset 0 0 0 1px ${theme.vars!.palette.border.control}`,
          '&.Mui-disabled': { border: 0 },
        }),
      },
      {
        props: { variant: 'text' },
        style: ({ theme }: Styled) => button('transparent', theme.vars!.palette.primary.main, theme.vars!.palette.primary.light),
      },
      {
        props: { variant: 'danger' },
        style: ({ theme }: Styled) => ({
          ...button(theme.vars!.palette.error.light, theme.vars!.palette.error.main, theme.vars!.palette.error.light),
          '&:hover': {
            backgroundColor: `color-mix(in srgb, ${theme.vars!.palette.error.main} 14%, ${theme.vars!.palette.error.light})`,
          },
        }),
      },
      // On the dark card: the primary button is light on dark, the others are a shade lighter than the card.
      {
        props: { variant: 'ink' },
        style: ({ theme }: Styled) => ({
          ...button(
            theme.vars!.palette.text.onInk,
            theme.vars!.palette.background.ink,
            `color-mix(in srgb, ${theme.vars!.palette.text.onInk} 88%, ${theme.vars!.palette.background.ink})`,
          ),
          ...theme.applyStyles(
            'dark',
            button(
              theme.vars.palette.primary.main,
              theme.vars.palette.primary.contrastText,
              theme.vars.palette.primary.dark,
              theme.vars.palette.primary.darker,
            ),
          ),
          '&:focus-visible': { outlineColor: theme.vars.palette.text.onInk },
        }),
      },
      {
        props: { variant: 'ink2' },
        style: ({ theme }: Styled) => ({
          ...button(
            theme.vars.palette.background.inkRaised,
            theme.vars.palette.text.onInk,
            `color-mix(in srgb, ${theme.vars.palette.text.onInk} 16%, ${theme.vars.palette.background.ink})`,
          ),
          '&:focus-visible': { outlineColor: theme.vars.palette.text.onInk },
        }),
      },
    ],
  },
  ...content,
  ...navigation,
  ...overlays,
  ...tables,
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        width: size.target,
        height: size.target,
        flex: 'none',
        padding: 0,
        borderRadius: radius.button,
        color: 'inherit',
        fontSize: 'inherit',
        transition: 'background-color 140ms',
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&:focus-visible': focusRing(theme),
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      }),
    },
    variants: [
      {
        props: { color: 'ink' },
        style: ({ theme }: Styled) => ({
          '&:hover': { backgroundColor: theme.vars.palette.background.inkRaised },
          '&:focus-visible': { outlineColor: theme.vars.palette.text.onInk },
        }),
      },
    ],
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
    variants: [
      { props: { variant: 'card' }, style: ({ theme }: Styled) => surface(theme.vars.palette.background.paper, theme.shadows[1]) },
      { props: { variant: 'sunken' }, style: ({ theme }: Styled) => surface(theme.vars.palette.background.sunken) },
      {
        props: { variant: 'ink' },
        style: ({ theme }: Styled) => ({
          ...surface(theme.vars.palette.background.ink),
          color: theme.vars.palette.text.onInk,
          '& :focus-visible': { outlineColor: theme.vars.palette.text.onInk },
        }),
      },
    ],
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: ({ theme }: Styled) => ({ backgroundColor: theme.vars!.palette.chart.tickDim, maskImage: reedMask }) },
  },
  // As a gap, not as margins of the children, which may have their own.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: {
    defaultProps: {
      // Ours that are missing here are spans, as MUI makes of every unknown one.
      variantMapping: {
        bodyLg: 'p',
        subtitle1: 'span',
        subtitle2: 'span',
        h1: 'p',
        h2: 'p',
        h3: 'p',
        h4: 'p',
        h5: 'p',
        h6: 'p',
      },
    },
  },
}
