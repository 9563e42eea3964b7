import type { Problem } from './loadable.ts'

/** A write on its way: what a form or a dialog shows while it runs and after it was refused. */
export type Submission = {
  busy: boolean
  /** Why the last try failed; absent while busy and after success. */
  problem?: Problem
  /** The server's sentences by field name (`errors` of a 422); none where it refused the field in no words for a reader. */
  fields?: Record<string, string[]>
}

export const idle: Submission = { busy: false }
export const busy: Submission = { busy: true }
export const refused = (problem: Problem, fields?: Record<string, string[]>): Submission => ({
  busy: false,
  problem,
  ...(fields && { fields }),
})
