import { operations as known } from '#sdk/generated/operations.ts'

/** The operations that a fault can be armed for, as the contract writes them. */
export const operations: readonly string[] = known.map(({ method, path }) => `${method} ${path}`)

/** The simulator's faults (mocks/README.md) in the words of those who look at screens. */
export const faults: readonly { value: string; label: string }[] = [
  { value: 'offline', label: 'offline: the line breaks, nothing done' },
  { value: 'slow=3000', label: 'slow: three seconds' },
  { value: 'timeout=15000', label: 'no answer for 15 s, then the line breaks' },
  { value: '401', label: '401: the session has ended' },
  { value: '403', label: '403: not allowed' },
  { value: '404', label: '404: not there' },
  { value: '409', label: '409: conflict' },
  { value: '419', label: '419: anti-forgery' },
  { value: '422=amount', label: '422: refused at the field amount' },
  { value: '422=email', label: '422: refused at the field email' },
  { value: '429=20', label: '429: too many, again in 20 s' },
  { value: '500', label: '500: the server fails, nothing done' },
  { value: 'html', label: '502: a proxy answers in HTML' },
  { value: '503=30', label: '503: maintenance for 30 s' },
  { value: 'after:500', label: 'done, then 500: outcome unknown' },
  { value: 'after:cut', label: 'done, then the line breaks: outcome unknown' },
  { value: 'cut-body', label: 'done, cut in the middle of the answer' },
  { value: 'broken-json', label: 'done, the answer is broken JSON' },
  { value: 'wrong-shape', label: 'done, the answer has another shape' },
  { value: 'empty', label: 'done, the answer is empty' },
]
