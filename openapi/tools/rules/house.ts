import type { Contract } from '../contract.ts'
import type { Messages } from '../messages.ts'
import { addressFaults } from './addresses.ts'
import { operationFaults, schemaFaults } from './complete.ts'
import { exampleFaults } from './examples.ts'
import { frozenFaults } from './frozen.ts'
import { messageFaults } from './messages.ts'

/** All contract rules; one sentence per violation. Does not repeat what the OpenAPI lint finds. */
export const houseFaults = (contract: Contract, messages: Messages): string[] => [
  ...frozenFaults(contract),
  ...operationFaults(contract),
  ...schemaFaults(contract),
  ...exampleFaults(contract).faults,
  ...addressFaults(contract),
  ...messageFaults(contract, messages),
]
