import { listTransactions } from '#sdk'
import type { Transaction } from '#sdk'
import type { LookUp } from './money-write.machine.ts'

export const found = <R>(result: R): LookUp<R> => ({ state: 'found', result })
export const absent: LookUp<never> = { state: 'absent' }
export const unsure: LookUp<never> = { state: 'unsure' }

const rowsOf = async (idempotency_key: string): Promise<Transaction[]> => (await listTransactions({ idempotency_key })).data

/** Whether the server shows exactly what was sent under a key that it is known to have had: it then keeps keys, and its filter works. */
async function keepsKeys(known: string): Promise<boolean> {
  const rows = await rowsOf(known)
  return rows.length > 0 && rows.every((row) => row.idempotency_key === known)
}

/**
 * The look-up of every operation that leaves a transaction. Only the one row that carries the very key counts: a server that ignores the filter or
 * does not echo the key proves nothing. `known` is the key of an earlier request that was carried out; without one, "not there" is not believed.
 * `read` makes the result of the transaction, `null` where it cannot be told from it.
 */
export const byTransaction =
  <R>(read: (transaction: Transaction) => R | null | Promise<R | null>) =>
  async (key: string, known: string | null): Promise<LookUp<R>> => {
    const rows = await rowsOf(key)
    const own = rows.filter((row) => row.idempotency_key === key)
    if (own.length === 1) {
      const result = await read(own[0]!)
      return result === null ? unsure : found(result)
    }
    if (rows.length > 0 || known === null || known === key) return unsure
    return (await keepsKeys(known)) ? absent : unsure
  }
