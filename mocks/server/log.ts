/** Requests to the simulator in order: proves, for instance, that money moved only once. */
export interface LogEntry {
  id: number
  at: string
  method: string
  path: string
  query: string
  /** the contract's path; null if no operation matches */
  operation: string | null
  user_id: string | null
  status: number | null
  idempotency_key: string | null
  /** served from the idempotency store, nothing executed */
  replayed: boolean
  fault: string | null
  content_type: string | null
  accept_language: string | null
  has_csrf: boolean
  has_bearer: boolean
  /** the request body, without passwords, codes and tokens */
  body: unknown
}

const SECRET = /password|code|token|secret/
const KEPT = 5000

export const redact = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, SECRET.test(key) && key !== 'token_name' ? '***' : value]))

export const record = (log: LogEntry[], entry: LogEntry): LogEntry => {
  log.push(entry)
  if (log.length > KEPT) log.splice(0, log.length - KEPT)
  return entry
}
