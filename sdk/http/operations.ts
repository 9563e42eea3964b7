import type { ZodMiniType } from 'zod/mini'
import { operations, type OperationId } from '../generated/operations.ts'
import * as responses from '../generated/responses.ts'

/** One method and path of the contract, as listed in generated/operations.ts. */
export interface Operation {
  id: string
  method: string
  /** "/api/trust-wallet/{id}" */
  path: string
  /** x-moves-money: repeating the request could move the money twice */
  money?: boolean
}

const matches = (template: string, path: string): boolean => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** The contract's operation for a call. A literal path wins over a template ("/trust-wallet/send-…" over "/trust-wallet/{id}"). */
export const findOperation = (method: string, path: string, table: readonly Operation[] = operations): Operation | undefined => {
  const candidates = table.filter((operation) => operation.method === method && matches(operation.path, path))
  return candidates.find((operation) => operation.path === path) ?? candidates[0]
}

const schemas = new Map(Object.entries(responses as object) as [string, ZodMiniType][])

/** The schema of an operation's successful response; undefined if it has no content. Orval's zod client names it after the operation. */
export const findSchema = (operation: string): ZodMiniType | undefined => {
  const schema = schemas.get(`${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`)
  return schema?.def.type === 'void' ? undefined : schema
}

/** Writes whose response body is not used. Fortify answers them with `200 ""`; other servers may do the same. */
const EMPTY_ALLOWED: ReadonlySet<string> = new Set<OperationId>([
  'requestPasswordReset',
  'resetPassword',
  'updateUserSettings',
  'updateProfile',
  'changePassword',
  'confirmPassword',
  'enableTwoFactor',
  'disableTwoFactor',
  'confirmTwoFactor',
  'renewRecoveryCodes',
  'confirmVerification',
  'closeBanner',
  'deleteTrustedWallet',
])

/** Whether an empty response is a success of this operation. */
export const allowsEmptyResponse = (operation: string, body: string): boolean =>
  EMPTY_ALLOWED.has(operation) && ['', '""', 'null', '{}', '[]'].includes(body.trim())
