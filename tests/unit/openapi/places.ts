import type { Contract, Operation, Schema } from '#openapi/tools/contract.ts'
import { readContract } from '#openapi/tools/contract.ts'
import { compare } from '#openapi/tools/diff/compare.ts'

const found = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`${name} is not in the contract`)
  return value
}

/** `POST /login` */
export const operationAt = (contract: Contract, name: string): Operation => {
  const [method = '', path = ''] = name.split(' ')
  return found(contract.paths[path]?.[method.toLowerCase()], name)
}

export const schemaAt = (contract: Contract, name: string): Schema => found(contract.components.schemas[name], name)

export const propertyAt = (contract: Contract, name: string, inner: string): Schema =>
  found(schemaAt(contract, name).properties?.[inner], `${name}.${inner}`)

/** What the comparison says of a change that is planted in a copy of the contract. */
export const changesOf = (plant: (contract: Contract) => unknown, base = readContract()): ReturnType<typeof compare> => {
  const next = structuredClone(base)
  plant(next)
  return compare(base, next)
}
