/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Agent } from './agent.zod.ts'
import { Id } from './id.zod.ts'
import { Place } from './place.zod.ts'

export const UserSession = /*#__PURE__*/ zod.object({
  id: Id,
  agent: Agent,
  ip_address: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  is_current_device: /*#__PURE__*/ zod.boolean(),
  last_active: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  place: /*#__PURE__*/ zod.union([Place, /*#__PURE__*/ zod.null()]),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type UserSession = zod.input<typeof UserSession>
export type UserSessionOutput = zod.output<typeof UserSession>
