import { deviceTimeZone } from '../lib/dates.ts'
import { useDesignSystem } from './DesignSystemContext.ts'

/** IANA name of the time zone in which times are shown. */
export const useTimeZone = (): string => useDesignSystem().timeZone ?? deviceTimeZone()
