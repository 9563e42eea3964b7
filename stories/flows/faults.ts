import { operations as known } from '#sdk/generated/operations.ts'

/** Operations that a fault can be set for, as named in the contract. */
export const operations: readonly string[] = known.map(({ method, path }) => `${method} ${path}`)

/** The simulator's faults (mocks/docs/faults.md), named for UI reviewers. */
export const faults: readonly { value: string; label: string }[] = [
  { value: 'offline', label: 'offline: the connection breaks, nothing done' },
  { value: 'slow=3000', label: 'slow: three seconds' },
  { value: 'timeout=15000', label: 'no response for 15 s, then the connection breaks' },
  { value: '401', label: '401: the session has ended' },
  { value: '403', label: '403: not allowed' },
  { value: '404', label: '404: not found' },
  { value: '409', label: '409: conflict' },
  { value: '419', label: '419: CSRF' },
  { value: '422=amount', label: '422: refused at the field amount' },
  { value: '422=email', label: '422: refused at the field email' },
  { value: '429=20', label: '429: too many, again in 20 s' },
  { value: '500', label: '500: the server fails, nothing done' },
  { value: 'html', label: '502: a proxy responds with HTML' },
  { value: '503=30', label: '503: maintenance for 30 s' },
  { value: 'after:500', label: 'done, then 500: outcome unknown' },
  { value: 'after:cut', label: 'done, then the connection breaks: outcome unknown' },
  { value: 'cut-body', label: 'done, response cut off in the middle' },
  { value: 'broken-json', label: 'done, the response is broken JSON' },
  { value: 'wrong-shape', label: 'done, the response has another shape' },
  { value: 'empty', label: 'done, the response is empty' },
]
