/** One method and path of the contract, as listed in generated/operations.ts. */
export interface Operation {
  id: string
  method: string
  /** "/api/trust-wallet/{id}" */
  path: string
  /** x-moves-money: repeating the request could move the money twice */
  money?: boolean
}

const matches = (template: string, path: string): boolean => {
  const expected = template.split('/')
  const given = path.split('/')
  return expected.length === given.length && expected.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
}

/** The contract's operation for a call. A literal path wins over a template ("/trust-wallet/send-…" over "/trust-wallet/{id}"). */
export const findOperation = (operations: readonly Operation[], method: string, path: string): Operation | undefined => {
  const candidates = operations.filter((operation) => operation.method === method && matches(operation.path, path))
  return candidates.find((operation) => operation.path === path) ?? candidates[0]
}
