import type { DifferenceKind } from './findings.ts'

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i
const MOST_DECIMALS = 18

/** Writes "1.5e-7", ".5", "007" or "1.50000000000000000000" as the contract's decimal, without changing the number. */
const plainDecimal = (text: string): string => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text.trim()) ?? []
  if (whole + fraction === '') return text
  const shift = Number(exponent)
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift - fraction.length))}`
  const point = Math.max(0, -shift) + whole.length + shift
  const before = digits.slice(0, point).replace(/^0+(?=.)/, '') || '0'
  const after = digits.slice(point)
  const kept = after.slice(0, MOST_DECIMALS) + after.slice(MOST_DECIMALS).replace(/0+$/, '')
  const number = kept === '' ? before : `${before}.${kept}`
  return sign === '-' && /[1-9]/.test(number) ? `-${number}` : number
}

/** A float has 15 significant digits that mean something. */
const FLOAT_DIGITS = 15
/** Digits that a float's error adds to a number; fewer of them may be a coincidence. */
const NOISE_DIGITS = 5

const significant = (text: string): number => text.replace('.', '').replace(/^-?0*/, '').length

/** A sum of a few floats is no further than this from the decimal that was meant, relative to it. */
const NOISE = 4 * Number.EPSILON

/**
 * The decimal that was meant by one that went through a float: "594.009999999999990905" is what `decimal:18` makes of 594.01. Recognised by
 * having exactly the digits of the nearest float, more of them than name that float, within its error of a much shorter decimal; any other
 * text is returned unchanged.
 */
const withoutFloatNoise = (text: string): string => {
  const decimals = text.length - text.indexOf('.') - 1
  if (!text.includes('.') || decimals > 100 || significant(text) <= FLOAT_DIGITS) return text
  const float = Number(text)
  const written = text.replace(/0+$/, '')
  if (float.toFixed(decimals) !== text || plainDecimal(String(float)) === written) return text
  const short = Number(float.toPrecision(FLOAT_DIGITS))
  if (Math.abs(float - short) > NOISE * Math.abs(float)) return text
  const meant = plainDecimal(String(short))
  return significant(written) - significant(meant) >= NOISE_DIGITS ? meant : text
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.(\d+))?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Writes "2026-11-22 10:00:00" (UTC, any fraction of a second) as ISO 8601 with a time zone; other text is returned unchanged. */
const plainTime = (text: string): string => {
  const [, day, minute = '00:00', second = ':00', fraction, zone = 'Z'] = TIME.exec(text) ?? []
  if (day === undefined) return text
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  return `${day}T${minute}${second}${fraction === undefined ? '' : `.${fraction.slice(0, 3)}`}${offset}`
}

const plainDay = (text: string): string => text.replace(/^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)?$/, '$1')

/** How a text of each format may be written otherwise: the kind of difference, and the text as the contract writes it. */
export const FORMATS: Readonly<Record<string, readonly (readonly [DifferenceKind, (text: string) => string])[]>> = {
  decimal: [
    ['decimal notation', plainDecimal],
    ['float noise', withoutFloatNoise],
  ],
  datetime: [['time', plainTime]],
  date: [['time', plainDay]],
}

/** Other spellings of true and false. */
export const FLAGS: Readonly<Record<string, boolean>> = { '0': false, '1': true, false: false, true: true }
