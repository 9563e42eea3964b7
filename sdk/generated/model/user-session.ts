/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Agent } from './agent.ts'
import type { Id } from './id.ts'
import type { Place } from './place.ts'

/**
 * A sign-in that has not ended.
 */
export interface UserSession {
  /** The id in the list. It is not the value of the cookie. */
  id: Id
  /** The device and the browser of the last request. */
  agent: Agent
  /**
   * The IP address of the last request, or null if unknown.
   * @nullable
   */
  ip_address: string | null
  /** Whether it is the session of this request. */
  is_current_device: boolean
  /** When its last request arrived. */
  last_active: string
  /** The place of the IP address, or null if unknown. */
  place: Place | null
  /** When the user signed in. */
  created_at: string
  /**
   * When it ends without another request, or null if only a sign-out ends it.
   * @nullable
   */
  expires_at: string | null
}
