import type { ReedTone } from '../../components/brand/ShareBar.tsx'

/** A token has the same colour in every chart, whatever the order. */
export const tones: Readonly<Record<string, ReedTone>> = { MATU: 1, USDT: 2, BNB: 3 }
