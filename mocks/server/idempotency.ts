import { addNewest } from '../world/newest.ts'
import { HttpError, conflict } from './http-error.ts'

/**
 * A request with the same Idempotency-Key and the same content returns the same response and moves nothing again.
 * Keys are stored per visitor. A rejection (4xx) is forgotten: nothing happened, so the form may be sent again.
 */
export interface Remembered {
  fingerprint: string
  /** null while the first request is in progress */
  answer: { status: number; body: unknown } | null
  /** the user whom the first request signed in, so that its repeat does so too */
  signed_in: string | null
}

export type Idempotency = Map<string, Remembered>

export const createIdempotency = (): Idempotency => new Map()

const KEY = /^[\x21-\x7e]{8,255}$/

export const fingerprintOf = (method: string, path: string, body: unknown): string => `${method} ${path} ${JSON.stringify(body)}`

/** The stored request for a key, if any. Rejects a key that is in progress or was used for another request. */
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
  addNewest(memory, `${owner} ${key}`, remembered)
  return remembered
}

export const forget = (memory: Idempotency, owner: string, key: string): void => {
  memory.delete(`${owner} ${key}`)
}
