import type { CSSProperties } from 'react'
import type { Theme } from '@mui/material/styles'
import { layer, reedMask } from './tokens.ts'

const mask = (image: string) => ({ maskImage: image, WebkitMaskImage: image })

/** Masks a plain bar into reeds, 2 px wide every 6 px. */
export const reeded = mask(reedMask)
/** Ruler ticks: a line of `width` px every `pitch` px along an edge. */
export const ruled = (angle: 90 | 180, pitch: number, width = 1) =>
  mask(`repeating-linear-gradient(${angle}deg, #000 0 ${width}px, #0000 ${width}px ${pitch}px)`)

/** Figures in a sentence that may wrap between its parts; amounts and units are joined by no-break spaces. */
export const tabularText = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

/** Figures of equal width, without line breaks inside a number. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const

/** Position of elements floating over the end of the page: on phones above the bottom navigation. The page beside them stays clickable. */
export const floatingBottom = (theme: Theme) =>
  ({
    position: 'fixed',
    zIndex: layer.toast,
    insetInline: 0,
    bottom: 24,
    display: 'flex',
    padding: '0 16px',
    pointerEvents: 'none',
    [theme.breakpoints.down('md')]: { bottom: 'calc(82px + env(safe-area-inset-bottom))' },
  }) as const

/** The unit beside a figure: smaller than it, of the weight of a name. */
export const unitOf = (figure: 'hero' | 'xl' | 'lg') =>
  ({ fontSize: { hero: '0.54em', xl: '0.58em', lg: '0.66em' }[figure], fontWeight: 430, letterSpacing: 0 }) as const

/** A large figure (`numberLg`) in one of three columns: enlarged text shrinks to the width of a phone instead of breaking it. */
export const fitsThird = { fontSize: 'min(1.625rem, 8vw)' } as const

/** A line inside an element's edge. Unlike a border it takes no space: a thicker one moves nothing. */
export const insetLine = (color: string, width = 1) => ({ boxShadow: `inset 0 0 0 ${width}px ${color}` })

/** A line around an element. */
export const outerLine = (color: string, width = 1) => ({ boxShadow: `0 0 0 ${width}px ${color}` })

/** Lines outside both sides, without taking space. */
export const sideLines = (color: string, width: number) => ({ boxShadow: `-${width}px 0 ${color}, ${width}px 0 ${color}` })

/** A line inside the upper edge. */
export const topLine = (color: string) => ({ boxShadow: `inset 0 1px ${color}` })

/** A line inside the lower edge. */
export const bottomLine = (color: string) => ({ boxShadow: `inset 0 -1px ${color}` })

export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A circle with centred content: a number, initials or an icon. */
export const disc = (size: number) =>
  ({ display: 'grid', placeItems: 'center', flex: 'none', width: size, height: size, borderRadius: '50%' }) as const

/**
 * Skips layout and painting until near the viewport. `height`: placeholder height in px until the real one is known.
 */
export const contentVisibility = (height: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    // After hydration everything is visible, so that printing, searching and screenshots get the whole page.
    '[data-ready] &': { contentVisibility: 'visible' },
  }) as const

/** A variant that shrinks to the room it has (`13cqi`, `6vw`): narrow cards and enlarged text, where its words would break. */
export const fitted = (variant: CSSProperties, room: string) => ({ ...variant, fontSize: `min(${String(variant.fontSize)}, ${room})` })
