import type { Format } from '../lib/format.ts'
import { createFormat } from '../lib/format.ts'
import { useDesignSystem } from './DesignSystemContext.ts'

/** Formats numbers and dates for the current language and time zone; a stable object while both stay the same. */
export const useFormat = (): Format => {
  const { locale, timeZone } = useDesignSystem()
  return createFormat(locale, timeZone)
}

/**
 * Formats the limits of promotions and pools, which are whole days of UTC in every time zone: "until December 14" must not end at 00:59 on the
 * 15th. Where a time is shown, so is the zone.
 */
export const useLimitFormat = (): Format => createFormat(useDesignSystem().locale, 'UTC')
