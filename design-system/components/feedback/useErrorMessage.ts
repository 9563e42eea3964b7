import { useCallback } from 'react'
import type { Problem } from '../../lib/loadable.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

// For these kinds the server's own message is more specific than ours.
const spoken: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'conflict', 'invalid', 'refused', 'throttled', 'missing'])

/** A problem as one sentence for the user; as the title of a form's notice it has no full stop. */
export function useErrorMessage(): (problem: Problem) => string {
  const { problem: titles, sentence } = useTranslations('common')
  const { throttledFor } = useTranslations('frame')
  const format = useFormat()
  return useCallback(
    ({ kind, message, retryAfter }) => {
      if (message && spoken.has(kind)) return message
      if (kind === 'throttled' && retryAfter !== undefined)
        return sentence({ text: throttledFor({ seconds: format.integer(Math.ceil(retryAfter)) }) })
      return sentence({ text: titles[kind]() })
    },
    [titles, sentence, throttledFor, format],
  )
}
