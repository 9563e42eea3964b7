// Measures shared by theme and components; px unless noted otherwise.
export const radius = {
  /** Marked words, lines of a skeleton. */
  text: 3,
  xs: 4,
  sm: 8,
  field: 12,
  buttonSmall: 10,
  /** Also of icon buttons and of what looks like a text button: menu buttons, header links. */
  button: 12,
  buttonLarge: 14,
  /** Blocks inside a card: option cards, toasts, the QR code. */
  block: 14,
  card: 18,
  sheet: 24,
  full: 999,
} as const

export const size = {
  field: 52,
  target: 44,
  control: { large: 52, medium: 44, small: 36 },
  nav: { side: 256, rail: 88, bottom: 66, topDesktop: 80, topPhone: 60 },
  content: { max: 1360, narrow: 640, form: 440, phoneMax: 760 },
} as const

export const reed = {
  width: 2,
  pitch: 6,
  pitchDense: 5,
  counted: 3,
  countedGap: 4,
  radius: 1,
  needle: { width: 3, overhang: 5, radius: 2 },
} as const

/** Milliseconds. */
export const duration = { instant: 80, fast: 140, base: 220, slow: 360, settle: 520 } as const

export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0.05, 0.7, 0.1, 1)',
  exit: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
  needle: 'cubic-bezier(0.34, 1.2, 0.4, 1)',
} as const

export const layer = { sticky: 10, chat: 1050, bottomNav: 1100, drawer: 1200, modal: 1300, toast: 1400, tooltip: 1500 } as const

/** The mask that turns a plain bar into reeds. */
export const reedMask = 'repeating-linear-gradient(90deg, #000 0 2px, #0000 2px 6px)'
