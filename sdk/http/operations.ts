import type { ZodMiniType } from 'zod/mini'
import { operations } from '../generated/operations.ts'
import * as responses from '../generated/responses.ts'

/** One method and path of the contract, as listed in generated/operations.ts. */
export interface Operation {
  id: string
  method: string
  /** "/api/trust-wallet/{id}" */
  path: string
  /** x-moves-money: repeating the request could move the money twice */
  money?: boolean
  /** x-may-be-empty: the response is not used. Fortify answers with `200 ""`; other servers may do the same. */
  mayBeEmpty?: boolean
}

const matches = (template: string, path: string): boolean => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** The contract's operation for a call. A literal path wins over a template ("/trust-wallet/send-…" over "/trust-wallet/{id}"). */
export const findOperation = (method: string, path: string, table: readonly Operation[] = operations): Operation | undefined => {
  const candidates = table.filter((operation) => operation.method === method && matches(operation.path, path))
  return candidates.find((operation) => operation.path === path) ?? candidates[0]
}

/** The schema of an operation's successful response; undefined if it has no content. Orval's zod client names it after the operation. */
export const findSchema = (operation: string): ZodMiniType | undefined => {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`
  const schema = (responses as object as Record<string, ZodMiniType | undefined>)[name]
  return schema?.def.type === 'void' ? undefined : schema
}
