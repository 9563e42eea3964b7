import type { SdkReport } from '#sdk'
import { operations } from '#sdk'

/** One place where a server and the contract differ, as a developer reads it. */
export interface ContractMismatch {
  operation: string
  /** `GET /api/balances`, as the server knows it. */
  address: string
  /** In the answer's body: `data.0.amount`; '' where all of it is something else. */
  at: string
  expected: string
  got: string
  /** The answer could not be used at all; otherwise a word came that is not known, and is shown as it is. */
  unusable: boolean
}

export interface Drifts {
  hear: (event: SdkReport) => void
  list: () => readonly ContractMismatch[]
  subscribe: (listener: () => void) => () => void
}

const driftsIn = (event: SdkReport): ContractMismatch[] => {
  if (event.type === 'unknown-outcome') return []
  const { operation } = event
  const issues = event.type === 'contract' ? event.issues : [event]
  const known = operations.find(({ id }) => id === operation)
  const address = known ? `${known.method} ${known.path}` : ''
  return issues.map(({ field, expected, got }) => ({ operation, address, at: field, expected, got, unusable: event.type === 'contract' }))
}

/** Keeps what the SDK reported since the page was loaded. The SDK says each thing once. */
export function createDrifts(): Drifts {
  let known: readonly ContractMismatch[] = []
  const listeners = new Set<() => void>()
  return {
    hear(event) {
      const heard = driftsIn(event)
      if (heard.length === 0) return
      known = [...known, ...heard]
      for (const listener of listeners) listener()
    },
    list: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const drifts = createDrifts()
