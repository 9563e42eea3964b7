import { useMemo } from 'react'
import type { Problem } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

// For deliberate refusals the server's message is more specific than ours; for failures it is not worth showing.
const spoken: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'missing', 'conflict', 'invalid', 'refused'])

/** Keeps one problem object per submission, whatever the language. */
const invalid = new WeakMap<Submission, Problem>()
function invalidOf(submission: Submission): Problem {
  const known = invalid.get(submission) ?? { kind: 'invalid' }
  invalid.set(submission, known)
  return known
}

/**
 * Shows an error about a trusted wallet at a field instead of as an alert: the form stays as it is, and the field says what to do next. The same
 * submission always returns the same object, which tells a new refusal from the last one. `shown`: names of the fields that the form shows, a stable
 * array; defaults to `field` alone.
 */
export function useWalletError(submission: Submission, field: string, shown?: readonly string[]): Submission {
  const { advice } = useTranslations('forms')
  const errorMessage = useErrorMessage()
  return useMemo(() => {
    const { problem, fields = {} } = submission
    if (!problem) return submission
    const isShown = (name: string): boolean => (shown ? shown.includes(name) : name === field)
    const elsewhere = Object.entries(fields).flatMap(([name, texts]) => (isShown(name) ? [] : texts))
    const here = Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)))
    const sentence = (one: Problem): string => {
      if ((one.message && spoken.has(one.kind)) || one.kind === 'throttled') return errorMessage(one)
      return `${errorMessage({ kind: one.kind })} ${advice[one.kind]()}`
    }
    if (elsewhere.length === 0 && Object.keys(here).length > 0) return submission
    const messages = elsewhere.length > 0 ? elsewhere : [sentence(problem)]
    return { busy: false, problem: invalidOf(submission), fields: { ...here, [field]: [...(here[field] ?? []), ...messages] } }
  }, [submission, field, shown, advice, errorMessage])
}
