import type { Problem } from './loadable.ts'

/** State of a write: what a form or a dialog shows while it runs and after it was refused. */
export type Submission = {
  busy: boolean
  /** Why the last attempt failed; absent while busy and after success. */
  problem?: Problem
  /** The server's messages by field name (`errors` of a 422); a field's list is empty if the server sent no readable message. */
  fields?: Record<string, string[]>
}

export const idle: Submission = { busy: false }
export const busy: Submission = { busy: true }
export const refused = (problem: Problem, fields?: Record<string, string[]>): Submission => ({
  busy: false,
  problem,
  ...(fields && { fields }),
})
