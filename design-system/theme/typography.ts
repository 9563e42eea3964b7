/** Font families are set once, on the root: otherwise three dozen styles per page would repeat the whole list. */
export const faces = {
  '--face':
    '"Geologica Variable", "Geologica Fallback", "Geologica Fallback Android", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  '--face-mono': '"JetBrains Mono Variable", ui-monospace, SFMono-Regular, Menlo, monospace',
}
const sans = 'var(--face)'
const mono = 'var(--face-mono)'

type Face = { fontSize: number; lineHeight: number; fontWeight: number; letterSpacing?: number; family?: string }

const face = ({ fontSize, lineHeight, fontWeight, letterSpacing = 0, family = sans }: Face) => ({
  fontFamily: family,
  fontSize: `${fontSize / 16}rem`,
  lineHeight,
  fontWeight,
  letterSpacing: `${letterSpacing}em`,
})

// Tabular figures, which have the same width at every weight, so that columns of numbers align.
const figures = (options: Face) => ({ ...face(options), fontVariantNumeric: 'tabular-nums lining-nums' })

const phone = '@media (max-width:899.95px)'
// The columns of tables are narrowest beside the navigation rail.
const rail = '@media (min-width:900px) and (max-width:1199.95px)'
const smallPhone = '@media (max-width:389.95px)'
const at = (media: string) => (fontSize: number, line: number) => ({
  [media]: { fontSize: `${fontSize / 16}rem`, lineHeight: line / fontSize },
})
const onPhone = at(phone)
const onSmallPhone = at(smallPhone)

export const typography = {
  fontFamily: sans,
  fontWeightLight: 300,
  fontWeightRegular: 330,
  fontWeightMedium: 430,
  fontWeightBold: 520,
  h1: {
    ...face({ fontSize: 60, lineHeight: 1.0667, fontWeight: 460, letterSpacing: -0.035 }),
    ...onPhone(42, 46),
    ...onSmallPhone(34, 40),
  },
  h2: { ...face({ fontSize: 40, lineHeight: 1.15, fontWeight: 460, letterSpacing: -0.03 }), ...onPhone(30, 36) },
  h3: face({ fontSize: 28, lineHeight: 1.2857, fontWeight: 490, letterSpacing: -0.02 }),
  h4: face({ fontSize: 22, lineHeight: 1.2727, fontWeight: 500, letterSpacing: -0.012 }),
  h5: face({ fontSize: 18, lineHeight: 1.3333, fontWeight: 500, letterSpacing: -0.008 }),
  h6: face({ fontSize: 16, lineHeight: 1.375, fontWeight: 500, letterSpacing: -0.004 }),
  subtitle1: face({ fontSize: 15, lineHeight: 1.3333, fontWeight: 430 }),
  subtitle2: face({ fontSize: 14, lineHeight: 1.2857, fontWeight: 430 }),
  body1: face({ fontSize: 15, lineHeight: 1.5333, fontWeight: 330 }),
  body2: face({ fontSize: 14, lineHeight: 1.4286, fontWeight: 340 }),
  bodyLg: { ...face({ fontSize: 17, lineHeight: 1.5882, fontWeight: 320 }), ...onPhone(16, 25) },
  /** The sentence below the title of the landing page. */
  lead: { ...face({ fontSize: 19, lineHeight: 1.5789, fontWeight: 320 }), ...onPhone(16, 25), ...onSmallPhone(15, 23) },
  button: { ...face({ fontSize: 15, lineHeight: 1.3333, fontWeight: 430 }), textTransform: 'none' as const },
  caption: face({ fontSize: 13, lineHeight: 1.3846, fontWeight: 350, letterSpacing: 0.002 }),
  micro: face({ fontSize: 12, lineHeight: 1.3333, fontWeight: 380, letterSpacing: 0.004 }),
  numberHero: { ...figures({ fontSize: 52, lineHeight: 1.0769, fontWeight: 450, letterSpacing: -0.035 }), ...onPhone(38, 44) },
  numberXl: figures({ fontSize: 36, lineHeight: 1.1667, fontWeight: 460, letterSpacing: -0.028 }),
  numberLg: figures({ fontSize: 26, lineHeight: 1.2308, fontWeight: 470, letterSpacing: -0.02 }),
  numberMd: figures({ fontSize: 18, lineHeight: 1.3333, fontWeight: 470, letterSpacing: -0.01 }),
  numberSm: figures({ fontSize: 15, lineHeight: 1.3333, fontWeight: 400, letterSpacing: -0.004 }),
  /** Amounts with all their decimals, in the cells of a table. */
  numberXs: { ...figures({ fontSize: 13, lineHeight: 1.3846, fontWeight: 400, letterSpacing: -0.004 }), ...at(rail)(12, 18) },
  /** Codes, keys and addresses that are read and typed by hand: phones zoom the page to a field with smaller type. */
  monoLg: face({ fontSize: 16, lineHeight: 1.5, fontWeight: 400, family: mono }),
  mono: face({ fontSize: 14, lineHeight: 1.5714, fontWeight: 400, family: mono }),
}
