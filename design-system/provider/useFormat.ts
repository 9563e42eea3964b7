import type { Format } from '../lib/format.ts'
import { createFormat } from '../lib/format.ts'
import { useDesignSystem } from './DesignSystemContext.ts'

/** Formats numbers and dates for the current language and time zone; a stable object while both stay the same. */
export const useFormat = (): Format => {
  const { locale, timeZone } = useDesignSystem()
  return createFormat(locale, timeZone)
}
