import type { Components, Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { createElement } from 'react'
import { focusRing } from './focus-ring.ts'
import { radius, size } from './tokens.ts'

type Overrides = Components<Omit<Theme, 'components'>>
type Styled = { theme: Theme }

const palette = (theme: Theme) => theme.vars!.palette
// Styled by the input's own state beside MUI's classes, so that a choice made before hydration shows at once.
const choice = (theme: Theme) => ({
  position: 'relative' as const,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  // The visible part is 22 px.
  backgroundClip: 'padding-box',
  border: '1px solid transparent',
  boxShadow: `inset 0 0 0 1.5px ${palette(theme).border.control}`,
  backgroundColor: palette(theme).background.paper,
  transition: 'background-color 140ms, box-shadow 140ms',
  '.Mui-error &, input[aria-invalid="true"] + &': { boxShadow: `inset 0 0 0 2px ${palette(theme).error.dark}` },
  '.Mui-focusVisible > &, input:focus-visible + &': focusRing(theme),
  '.Mui-disabled > &': { backgroundColor: palette(theme).background.sunken, boxShadow: `inset 0 0 0 1.5px ${palette(theme).divider}` },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
})

// MUI clones the icon with a `fontSize` prop.
const Icon = styled('span', { shouldForwardProp: (prop) => prop !== 'fontSize' })({})

const CheckboxIcon = styled(Icon)(({ theme }) => ({
  ...choice(theme),
  borderRadius: 7,
  '&::after': {
    content: '""',
    width: 14,
    height: 14,
    backgroundColor: palette(theme).primary.contrastText,
    clipPath: 'polygon(38% 71%, 89% 17%, 97% 26%, 38% 89%, 4% 54%, 13% 45%)',
    opacity: 0,
  },
  'input:checked + &': { backgroundColor: palette(theme).primary.main, boxShadow: 'none' },
  'input:checked + &::after': { opacity: 1 },
  'input:checked:disabled + &': { backgroundColor: palette(theme).text.disabled },
  '@media (forced-colors: active)': {
    borderColor: 'CanvasText',
    '&::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
}))

const RadioIcon = styled(Icon)(({ theme }) => ({
  ...choice(theme),
  borderRadius: '50%',
  'input:checked + &': { boxShadow: `inset 0 0 0 6.5px ${palette(theme).primary.main}` },
  'input:checked:disabled + &': { boxShadow: `inset 0 0 0 6.5px ${palette(theme).text.disabled}` },
  '@media (forced-colors: active)': {
    borderColor: 'CanvasText',
    'input:checked + &': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      boxShadow: 'inset 0 0 0 4px Canvas',
    },
  },
}))

// The target is 44 px; the row is only as high as the visible control.
const choiceRoot = { padding: 10, margin: -10, flex: 'none', '&, &:hover': { backgroundColor: 'transparent' } }

/** MUI's fields in the cabinet's style: label above, a 52 px box, helper text below. */
export const fields: Overrides = {
  MuiFormControl: {
    defaultProps: { fullWidth: true, variant: 'outlined' },
    styleOverrides: { root: { gap: 6, margin: 0 } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.subtitle2,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: palette(theme).text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        ...theme.typography.caption,
        '&, &.MuiFormHelperText-contained': { margin: 0 },
        display: 'flex',
        gap: 6,
        alignItems: 'flex-start',
        // A name in it may be an address.
        overflowWrap: 'anywhere',
        '&, &.Mui-disabled': { color: palette(theme).text.tertiary },
        '&.Mui-error': { color: palette(theme).error.main },
        '& > svg': { width: 16, height: 16, flex: 'none', marginTop: 1 },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        fontSize: '1rem',
        lineHeight: '1.5rem',
        letterSpacing: 'inherit',
        '&.Mui-readOnly': { color: palette(theme).text.secondary },
        '&.Mui-disabled': { color: palette(theme).text.disabled },
      }),
      input: ({ theme }: Styled) => ({
        boxSizing: 'border-box',
        height: 'auto',
        minWidth: 0,
        caretColor: palette(theme).primary.main,
        // The field has a clear button of its own, with a name and a 44 px target.
        '&::-webkit-search-cancel-button': { display: 'none' },
        '&::placeholder': { color: palette(theme).text.tertiary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
        // The browser's autofill background would hide the box's own.
        '&:-webkit-autofill': {
          WebkitTextFillColor: palette(theme).text.primary,
          boxShadow: `inset 0 0 0 100px ${palette(theme).background.paper}`,
        },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }: Styled) => {
        const { background, border, divider, error, primary, success, text } = palette(theme)
        const edge = (color: string, width = 1) => ({ '& > .MuiOutlinedInput-notchedOutline': { borderColor: color, borderWidth: width } })
        return {
          gap: 10,
          minHeight: size.field,
          minWidth: 0,
          padding: '0 14px',
          borderRadius: radius.field,
          backgroundColor: background.paper,
          ...edge(border.control),
          '&:hover': edge(text.secondary),
          '&.MuiInputBase-colorSuccess': edge(success.dark, 2),
          '&.Mui-focused, &:focus-within': {
            ...edge(primary.main, 2),
            outline: `3px solid color-mix(in srgb, ${primary.main} 22%, transparent)`,
          },
          '&.Mui-error': edge(error.dark, 2),
          '&.Mui-readOnly, &.Mui-disabled': { backgroundColor: background.sunken, outline: 'none' },
          '&.Mui-readOnly:not(:focus-within), &.Mui-disabled': edge(divider),
          '@media (forced-colors: active)': {
            ...edge('CanvasText'),
            '&.Mui-focused, &:focus-within': { outline: '3px solid Highlight' },
            '&.Mui-error': edge('CanvasText', 2),
            '&.Mui-disabled': { ...edge('GrayText'), color: 'GrayText' },
          },
        }
      },
      sizeSmall: ({ theme }: Styled) => ({
        ...theme.typography.subtitle1,
        minHeight: size.target,
        '& > .MuiOutlinedInput-input': { minHeight: size.target },
      }),
      input: { flex: '1 1 0', minHeight: size.field - 2, padding: '6px 0' },
      // The label is above the box, so the outline has no notch.
      notchedOutline: { top: 0, '& > legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        height: 'auto',
        maxHeight: 'none',
        margin: 0,
        flex: 'none',
        color: palette(theme).text.primary,
        '& > svg': { width: 20, height: 20, flex: 'none', color: palette(theme).text.secondary },
      }),
      positionStart: { pointerEvents: 'none' },
      positionEnd: { marginRight: -10 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // The whole box opens the menu.
      select: ({ theme }: Styled) => ({
        textOverflow: 'ellipsis',
        '&&&': { margin: '0 -14px', paddingLeft: 14, paddingRight: 44 },
        '& option': { color: palette(theme).text.primary, backgroundColor: palette(theme).background.raised },
      }),
      icon: ({ theme }: Styled) => ({
        right: 14,
        top: 'calc(50% - 10px)',
        width: 20,
        height: 20,
        color: palette(theme).text.secondary,
      }),
    },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body2' } } },
    styleOverrides: {
      root: { '&&': { margin: 0 }, gap: 12, minHeight: 24 },
      label: { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: createElement(CheckboxIcon), checkedIcon: createElement(CheckboxIcon) },
    styleOverrides: { root: choiceRoot },
  },
  MuiRadio: {
    defaultProps: { icon: createElement(RadioIcon), checkedIcon: createElement(RadioIcon) },
    styleOverrides: { root: choiceRoot },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 48, height: 28, padding: 0, overflow: 'visible', borderRadius: 14 },
      switchBase: ({ theme }: Styled) => {
        const { background, divider, primary } = palette(theme)
        const track = '& + .MuiSwitch-track'
        return {
          padding: 3,
          '&, &:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
          '&, &.Mui-checked, &.Mui-disabled, &.Mui-checked.Mui-disabled': { color: background.paper },
          '& .MuiSwitch-input': { top: -8, left: 0, width: 48, height: size.target },
          '&.Mui-checked, &:has(:checked)': {
            transform: 'translateX(20px)',
            '& .MuiSwitch-input': { left: -20 },
            [track]: { opacity: 1, backgroundColor: primary.main },
          },
          '&.Mui-disabled, &.Mui-disabled:has(:checked)': { [track]: { opacity: 1, backgroundColor: divider } },
          '&.Mui-focusVisible + .MuiSwitch-track, &:has(:focus-visible) + .MuiSwitch-track': focusRing(theme),
          '@media (forced-colors: active)': {
            '&.Mui-checked, &:has(:checked)': {
              [track]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
              '& .MuiSwitch-thumb': { backgroundColor: 'HighlightText' },
            },
          },
        }
      },
      thumb: {
        width: 22,
        height: 22,
        boxShadow: 'none',
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
      },
      track: ({ theme }: Styled) => ({ borderRadius: 14, opacity: 1, backgroundColor: palette(theme).border.control }),
    },
  },
}
