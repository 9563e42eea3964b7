import type { Contract, Operation, Schema } from '#openapi/tools/contract.ts'

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
