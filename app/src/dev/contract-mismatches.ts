import type { SdkReport } from '#sdk'
import { operations } from '#sdk'
import { createStore } from '../lib/store.ts'

/** One place where a response differs from the contract, in a developer's terms. */
export interface ContractMismatch {
  operation: string
  /** Method and path as the server knows them: `GET /api/balances`. */
  address: string
  /** Path in the response body: `data.0.amount`; '' for the whole body. */
  at: string
  expected: string
  got: string
  /** Whether the response could not be used at all. Otherwise it contains an unknown enum value, which is shown as it is. */
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

/** Collects what the SDK has reported since the page was loaded. The SDK reports each mismatch once. */
export function createContractMismatches(): Drifts {
  const { get, set, subscribe } = createStore<{ known: readonly ContractMismatch[] }>({ known: [] })
  return {
    hear(event) {
      const heard = driftsIn(event)
      if (heard.length > 0) set({ known: [...get().known, ...heard] })
    },
    list: () => get().known,
    subscribe,
  }
}

export const contractMismatches = createContractMismatches()
