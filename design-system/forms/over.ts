import type { Message } from './messages.ts'

export type Wrong = (path: string, error: Message) => void

type Payload = { value: unknown; issues: unknown[] }
/** A check across several fields; each error is reported at its own field. */
export const over =
  <Values>(check: (values: Values, wrong: Wrong) => void) =>
  ({ value, issues }: Payload): void =>
    check(value as Values, (path, error) => issues.push({ code: 'custom', message: error, path: [path], input: value }))
