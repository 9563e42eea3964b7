import { parseAmount } from '#design-system/forms/amount.ts'
import type { Locale } from '#design-system/i18n/tags.ts'

/** The searched text as the server takes it: an amount in the user's format, such as 1.234,50 USDT, as a plain decimal. */
export function searchedText(search: string, locale: Locale): string {
  // Digits alone may be the end of a hash, which has leading zeros.
  return /^\d+$/.test(search) ? search : parseAmount(search.replace(/^[+−-]\s*/, ''), locale).value || search
}
