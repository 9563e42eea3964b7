import { lookUp } from './lookUp.ts'

/** Decimals of a token on BSC. */
export const chainDecimals = 18

const shown: Record<string, number> = { MATU: 4, BNB: 4, USDT: 2, USD: 2 }

/** Fraction digits shown for a token. */
export const displayDecimals = (token: string): number => lookUp(shown, token) ?? 4
