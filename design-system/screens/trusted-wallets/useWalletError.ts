import { useMemo } from 'react'
import type { Problem } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { useErrorMessage } from '../../components/useErrorMessage.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

// The server's own sentence says more than ours where it refused for a reason; an accident has none worth showing.
const spoken: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'missing', 'conflict', 'invalid', 'refused'])

/** One answer is one problem, in whatever language it is told. */
const invalid = new WeakMap<Submission, Problem>()
function invalidOf(submission: Submission): Problem {
  const known = invalid.get(submission) ?? { kind: 'invalid' }
  invalid.set(submission, known)
  return known
}

/**
 * What went wrong with a trusted wallet, without an alarm (decisions.md §4): the form stays as it is, and the field says what to do next.
 * The same submission comes back as the same object, which the form's latch counts on.
 * `shown`: the names of the fields that the form shows, a list that stays the same; by default `field` alone.
 */
export function useWalletError(submission: Submission, field: string, shown?: readonly string[]): Submission {
  const words = useTranslations('forms').problem
  const say = useErrorMessage()
  return useMemo(() => {
    const { problem, fields = {} } = submission
    if (!problem) return submission
    const isShown = (name: string): boolean => (shown ? shown.includes(name) : name === field)
    const elsewhere = Object.entries(fields).flatMap(([name, texts]) => (isShown(name) ? [] : texts))
    const here = Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)))
    const sentence = (one: Problem): string => {
      if ((one.message && spoken.has(one.kind)) || one.kind === 'throttled') return say(one)
      const said = one.kind === 'unknown-outcome' ? words.unknownOutcome : words[one.kind]
      return `${said.title()}. ${said.text()}`
    }
    if (elsewhere.length === 0 && Object.keys(here).length > 0) return submission
    const told = elsewhere.length > 0 ? elsewhere : [sentence(problem)]
    return { busy: false, problem: invalidOf(submission), fields: { ...here, [field]: [...(here[field] ?? []), ...told] } }
  }, [submission, field, shown, words, say])
}
