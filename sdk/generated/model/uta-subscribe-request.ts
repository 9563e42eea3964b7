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
}
