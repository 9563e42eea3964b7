/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { UserSession } from './user-session.ts'

/**
 * The user's sessions, that of this request first, then by their last request.
 */
export interface UserSessionList {
  /** The sessions. */
  data: UserSession[]
}
