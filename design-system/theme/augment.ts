// Extends MUI's types with the design's own palette and variants, so that `theme.vars.palette.needle.main` and `variant="soft"` are typed.
import type { CSSProperties } from 'react'
import type { Scheme } from './palette.ts'

type Added = Pick<Scheme, 'border' | 'needle' | 'chart' | 'tickInk' | 'token' | 'coin' | 'qr' | 'art'>
type Primary = Pick<Scheme['primary'], 'darker' | 'lightHover'>

declare module '@mui/material/styles' {
  // As declared by `@mui/material/themeCssVarsAugmentation`: `theme.vars` is always defined.
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette extends Added {}
  interface PaletteOptions extends Added {}
  interface TypeText {
    tertiary: string
    onInk: string
    onInkMuted: string
  }
  interface BreakpointOverrides {
    narrow: true
    phone: true
  }
  interface TypeBackground {
    sunken: string
    raised: string
    ink: string
    inkRaised: string
    overlay: string
  }
  // Of `primary` alone.
  interface PaletteColor extends Partial<Primary> {}
  interface SimplePaletteColorOptions extends Partial<Primary> {}
  interface TypographyVariants {
    // Of MUI's createTypography, whose types leave it out.
    inherit: CSSProperties
    bodyLg: CSSProperties
    lead: CSSProperties
    micro: CSSProperties
    numberHero: CSSProperties
    numberXl: CSSProperties
    numberLg: CSSProperties
    numberMd: CSSProperties
    numberSm: CSSProperties
    numberXs: CSSProperties
    monoLg: CSSProperties
    mono: CSSProperties
  }
  interface TypographyVariantsOptions extends Partial<TypographyVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    bodyLg: true
    lead: true
    micro: true
    numberHero: true
    numberXl: true
    numberLg: true
    numberMd: true
    numberSm: true
    numberXs: true
    monoLg: true
    mono: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true
    danger: true
    ink: true
    ink2: true
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    card: true
    ink: true
    sunken: true
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    ink: true
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    bare: true
  }
  interface ChipPropsColorOverrides {
    ink: true
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    plain: true
  }
  interface AlertPropsVariantOverrides {
    ink: true
  }
}
