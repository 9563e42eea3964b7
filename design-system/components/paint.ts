import type { Theme } from '@mui/material/styles'
import { layer, reedMask } from '../theme/tokens.ts'

/** The colours of the scheme in force, as CSS variables. New code says `theme.vars.palette`, as MUI's documentation does. */
export const paint = (theme: Theme) => theme.vars.palette

/** Below this width a page is one column with the bottom navigation. */
export const phone = '@media (max-width:899.95px)'
export const desktop = '@media (min-width:900px)'
export const narrow = '@media (max-width:599.95px)'

const mask = (image: string) => ({ maskImage: image, WebkitMaskImage: image })

/** Cuts a plain bar into reeds, 2 px on a pitch of 6. */
export const reeded = mask(reedMask)
/** Ruler ticks of one pixel: a hairline every `pitch` px along an edge. */
export const ruled = (angle: 90 | 180, pitch: number, width = 1) =>
  mask(`repeating-linear-gradient(${angle}deg, #000 0 ${width}px, #0000 ${width}px ${pitch}px)`)

/** Figures of one width, and no break inside a number. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const

/** Where what floats over the end of the page stands: on phones above the bottom navigation. Beside it the page can be pressed. */
export const floatingBottom = {
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: 0,
  bottom: 24,
  display: 'flex',
  padding: '0 16px',
  pointerEvents: 'none',
  [phone]: { bottom: 'calc(82px + env(safe-area-inset-bottom))' },
} as const

export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A round place for a number, initials or a glyph in its middle. */
export const disc = (size: number) =>
  ({ display: 'grid', placeItems: 'center', flex: 'none', width: size, height: size, borderRadius: '50%' }) as const

/**
 * Laid out and painted only near the screen, and not before the first picture is (`data-first`, app/build/prerender/inline/defer-below-fold.ts): what stands
 * below does not hold it up. `height`: px, kept until the real one is known.
 */
export const contentVisibility = (height: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    '[data-first] &': { contentVisibility: 'hidden' },
    // Once the page is alive all of it stands, for whoever prints it, searches it or takes a picture.
    '[data-ready] &': { contentVisibility: 'visible' },
  }) as const

/**
 * Id of the part that a page's first picture shows whole: the browser paints nothing before it has read it (app/build/prerender/document.ts), rather
 * than an empty page that costs a phone a tenth of the time.
 */
export const ABOVE_THE_FOLD_ID = 'first'
