import { useCallback } from 'react'
import type { Problem } from '../lib/loadable.ts'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'

// For these kinds the server's own message is more specific than ours.
const spoken: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'conflict', 'invalid', 'refused', 'throttled', 'missing'])

/** A problem as one sentence for the user. */
export function useErrorMessage(): (problem: Problem) => string {
  const t = useTranslations('frame')
  const format = useFormat()
  return useCallback(
    ({ kind, message, retryAfter }) => {
      if (message && spoken.has(kind)) return message
      if (kind === 'throttled' && retryAfter !== undefined)
        return t.problem.throttledFor({ seconds: format.integer(Math.ceil(retryAfter)) })
      const words = {
        offline: t.problem.offline,
        network: t.problem.network,
        timeout: t.problem.timeout,
        forbidden: t.problem.forbidden,
        missing: t.problem.missing,
        conflict: t.problem.conflict,
        invalid: t.problem.invalid,
        throttled: t.problem.throttled,
        server: t.problem.server,
        maintenance: t.problem.maintenance,
        refused: t.problem.refused,
        'unknown-outcome': t.problem.unknownOutcome,
        contract: t.problem.contract,
        unexpected: t.problem.unexpected,
      }
      return words[kind]()
    },
    [t, format],
  )
}
