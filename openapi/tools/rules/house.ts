import type { Contract } from '../contract.ts'
import type { Messages } from '../messages.ts'
import { addressFaults } from './addresses.ts'
import { operationFaults, schemaFaults } from './complete.ts'
import { exampleFaults } from './examples.ts'
import { frozenFaults } from './frozen.ts'
import { messageFaults } from './messages.ts'

/** Every house rule, one sentence a fault. What the lint of the format itself finds is not repeated here. */
export const houseFaults = (contract: Contract, messages: Messages): string[] => [
  ...frozenFaults(contract),
  ...operationFaults(contract),
  ...schemaFaults(contract),
  ...exampleFaults(contract).faults,
  ...addressFaults(contract),
  ...messageFaults(contract, messages),
]
