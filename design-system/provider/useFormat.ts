import type { Format } from '../lib/format.ts'
import { createFormat } from '../lib/format.ts'
import { useReader } from './reader.ts'

/** Numbers and dates as the reader's language and zone write them; the same object while both stay. */
export const useFormat = (): Format => {
  const { locale, timeZone } = useReader()
  return createFormat(locale, timeZone)
}
