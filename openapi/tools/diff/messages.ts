import type { Messages } from '../messages.ts'
import { LANGUAGES } from '../messages.ts'
import type { Change } from './compare.ts'

/** Messages that read differently. New and removed ones are values of `ErrorCode`, which the comparison of the contract reports. */
export const compareMessages = (before: Messages, after: Messages): Change[] =>
  Object.entries(before).flatMap(([code, old]) => {
    const now = after[code]
    const changed = now ? LANGUAGES.filter((language) => old[language] !== now[language]) : []
    const what = `reads differently in ${changed.join(', ')}`
    return changed.length > 0 ? [{ level: 'harmless', operation: 'Messages of the server', operationId: '', part: '', at: code, what }] : []
  })
