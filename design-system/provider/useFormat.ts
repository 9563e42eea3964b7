import type { Format } from '../lib/format.ts'
import { createFormat } from '../lib/format.ts'
import { useDesignSystem } from './DesignSystemContext.ts'

/** Numbers and dates as the reader's language and zone write them; the same object while both stay. */
export const useFormat = (): Format => {
  const { locale, timeZone } = useDesignSystem()
  return createFormat(locale, timeZone)
}
