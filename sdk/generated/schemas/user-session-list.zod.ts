/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UserSession } from './user-session.zod.ts'

export const UserSessionList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(UserSession),
})

export type UserSessionList = zod.input<typeof UserSessionList>
export type UserSessionListOutput = zod.output<typeof UserSessionList>
