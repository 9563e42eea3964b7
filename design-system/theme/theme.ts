import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import './augment.ts'
import { components } from './components.ts'
import type { Scheme } from './palette.ts'
import { schemes } from './palette.ts'
import { duration, easing, layer } from './tokens.ts'
import { typography } from './typography.ts'

const palette = (scheme: Scheme) => ({
  ...scheme,
  // MUI's own components read these; ours name the colour itself.
  action: {
    ...scheme.action,
    selected: scheme.primary.light,
    focus: scheme.primary.light,
    disabled: scheme.text.disabled,
    disabledBackground: scheme.background.sunken,
  },
})

// Elevation is a ring without overlays, and type styles are written out: these two variables are never read.
const skipVariable = (keys: string[]): boolean => shouldSkipGeneratingVar(keys) || keys[0] === 'overlays' || keys[0] === 'font'

const elevation = (level: 1 | 2 | 3) => `var(--matu-elev-${level})`

/** The cabinet's theme: every colour is a CSS variable, both schemes are in one sheet, selected by `data-theme` on the root element. */
export const createCabinetTheme = (): Theme =>
  createTheme({
    cssVariables: { cssVarPrefix: 'matu', colorSchemeSelector: 'data-theme', nativeColor: false, shouldSkipGeneratingVar: skipVariable },
    defaultColorScheme: 'light',
    colorSchemes: { light: { palette: palette(schemes.light) }, dark: { palette: palette(schemes.dark) } },
    spacing: 4,
    shape: { borderRadius: 12 },
    motion: { reducedMotion: 'system' },
    // From `md` on: columns, and the navigation at the side. `narrow` and `phone` are small phones.
    breakpoints: { values: { xs: 0, narrow: 360, phone: 390, sm: 600, md: 900, lg: 1200, xl: 1440 } },
    shadows: ['none', elevation(1), ...Array(6).fill(elevation(2)), ...Array(17).fill(elevation(3))] as Theme['shadows'],
    zIndex: { drawer: layer.drawer, modal: layer.modal, snackbar: layer.toast, tooltip: layer.tooltip },
    transitions: {
      duration: {
        shortest: duration.instant,
        shorter: duration.fast,
        short: duration.fast,
        standard: duration.base,
        complex: duration.slow,
        enteringScreen: duration.base,
        leavingScreen: duration.fast,
      },
      easing: { easeInOut: easing.standard, easeOut: easing.enter, easeIn: easing.exit, sharp: easing.standard },
    },
    typography,
    components,
  })
