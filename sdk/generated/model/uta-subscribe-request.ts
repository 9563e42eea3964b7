/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Id } from './id.ts'

/**
 * The plan to buy.
 */
export interface UtaSubscribeRequest {
  /** The plan. */
  plan_id: Id
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id?: Id
}
