import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Problem } from '../lib/loadable.ts'
import { Button } from '../components/inputs/Button.tsx'
import { Notice } from '../components/feedback/Notice.tsx'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { clockText } from './useCountdown.ts'
import { isResting, useRetryAfter } from './useRetryAfter.ts'

// For deliberate refusals the server's message is more specific than ours; for failures it is not worth showing.
const spoken: ReadonlySet<Problem['kind']> = new Set(['forbidden', 'missing', 'conflict', 'invalid', 'refused'])

const none: readonly string[] = []

export type FormProblemProps = {
  /** What went wrong: connection, server, refused values, too many requests. It decides text and tone. */
  problem: Problem
  /** The server's messages about fields that the form does not show. */
  leftover?: readonly string[]
  /** What to do if the outcome is unknown: a link to the list where the result will appear, or to support. */
  action?: ReactNode
  /** Replaces the generic title if the screen knows better what failed. */
  title?: string
  /** Replaces the text of the problem. */
  children?: ReactNode
}

/** Why the form was not accepted, what is safe, and what to do next. Shown above the fields. */
export function FormProblem({ problem, leftover = none, action, title, children }: FormProblemProps) {
  const { problem: titles } = useTranslations('common')
  const { advice } = useTranslations('forms')
  const { onSignInAgain } = useDesignSystem()
  const left = useRetryAfter(problem)
  const { kind, message, reference, retryAfter } = problem
  const text = () => {
    if (children) return children
    if (kind === 'throttled' && retryAfter !== undefined)
      return left > 0 ? advice.throttledFor({ time: clockText(left) }) : advice.throttledOver()
    if (isResting(problem) && left > 0) return advice.throttledFor({ time: clockText(left) })
    if (leftover.length > 1)
      return (
        <Box component="ul" sx={{ mt: 1, mb: 0, mx: 0, pl: 4.5 }}>
          {leftover.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Box>
      )
    return leftover[0] ?? (spoken.has(kind) && message ? message : advice[kind]())
  }
  return (
    <Notice
      severity={kind === 'unknown-outcome' || kind === 'throttled' || kind === 'maintenance' || kind === 'offline' ? 'warning' : 'error'}
      title={title ?? titles[kind]()}
      action={
        action ??
        (kind === 'unauthorized' && onSignInAgain && (
          <Button variant="soft" size="small" onClick={onSignInAgain}>
            {advice.signInAgain()}
          </Button>
        ))
      }
      role="alert"
    >
      {text()}
      {reference && (
        <Box component="span" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
          {advice.reference({ reference })}
        </Box>
      )}
    </Notice>
  )
}
