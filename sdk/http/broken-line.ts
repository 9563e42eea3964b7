export type Break = 'network' | 'timeout' | 'aborted'

/** No answer, or not all of it. */
export class BrokenLine extends Error {
  readonly reason: Break

  constructor(reason: Break, cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
