import { listTransactions } from '#sdk'
import type { Transaction } from '#sdk'
import type { LookUpResult } from './money-write.machine.ts'

export const found = <R>(result: R): LookUpResult<R> => ({ state: 'found', result })
export const absent: LookUpResult<never> = { state: 'absent' }
export const unsure: LookUpResult<never> = { state: 'unsure' }

const rowsOf = async (idempotency_key: string): Promise<Transaction[]> => (await listTransactions({ idempotency_key })).data

/** Checks whether the server keeps idempotency keys: a filter by a key that it has certainly seen must return exactly that transaction. */
async function keepsKeys(known: string): Promise<boolean> {
  const rows = await rowsOf(known)
  return rows.length > 0 && rows.every((row) => row.idempotency_key === known)
}

/**
 * Looks up the outcome of any operation that creates a transaction. Only the single row with this idempotency key counts: a server that ignores the
 * filter or does not return the key proves nothing. `known` is the key of an earlier successful request; without one, a missing row is not trusted.
 * `read` converts the transaction to the operation's result, or returns `null` if it cannot.
 */
export const byTransaction =
  <R>(read: (transaction: Transaction) => R | null | Promise<R | null>) =>
  async (key: string, known: string | null): Promise<LookUpResult<R>> => {
    const rows = await rowsOf(key)
    const own = rows.filter((row) => row.idempotency_key === key)
    if (own.length === 1) {
      const result = await read(own[0]!)
      return result === null ? unsure : found(result)
    }
    if (rows.length > 0 || known === null || known === key) return unsure
    return (await keepsKeys(known)) ? absent : unsure
  }
