import { HttpError, conflict } from './http-error.ts'

/**
 * One intention, one effect: the same Idempotency-Key with the same request gives the same answer and moves nothing again.
 * Kept per visitor. A refusal (4xx) is forgotten, since nothing happened and the form may be sent again as it was.
 */
export interface Remembered {
  fingerprint: string
  /** null while the first request is still under way */
  answer: { status: number; body: unknown } | null
  /** the user that the first request signed in, so that its repeat signs in too */
  signed_in: string | null
}

export type Idempotency = Map<string, Remembered>

export const createIdempotency = (): Idempotency => new Map()

const KEY = /^[\x21-\x7e]{8,255}$/

export const fingerprintOf = (method: string, path: string, body: unknown): string => `${method} ${path} ${JSON.stringify(body)}`

/** What is remembered under the key, or nothing; refuses a key in flight or used for something else. */
export const recall = (memory: Idempotency, owner: string, key: string, fingerprint: string): Remembered | null => {
  if (!KEY.test(key)) throw new HttpError(422, 'idempotency.reused', { fields: [{ field: 'Idempotency-Key', key: 'validation.regex' }] })
  const known = memory.get(`${owner} ${key}`)
  if (!known) return null
  if (known.fingerprint !== fingerprint)
    throw new HttpError(422, 'idempotency.reused', { fields: [{ field: 'Idempotency-Key', key: 'idempotency.reused' }] })
  if (known.answer === null) throw conflict()
  return known
}

export const begin = (memory: Idempotency, owner: string, key: string, fingerprint: string): Remembered => {
  const remembered: Remembered = { fingerprint, answer: null, signed_in: null }
  memory.set(`${owner} ${key}`, remembered)
  return remembered
}

export const forget = (memory: Idempotency, owner: string, key: string): void => {
  memory.delete(`${owner} ${key}`)
}
