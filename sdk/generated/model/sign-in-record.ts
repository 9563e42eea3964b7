/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Agent } from './agent.ts'
import type { Id } from './id.ts'
import type { Place } from './place.ts'
import type { SecondFactor } from './second-factor.ts'
import type { SignInMethod } from './sign-in-method.ts'
import type { SignInOddity } from './sign-in-oddity.ts'
import type { SignInResult } from './sign-in-result.ts'

/**
 * A sign-in, or attempts to sign in that were refused. Refused attempts from one device within an hour are one row.
 */
export interface SignInRecord {
  /** The id of the row. */
  id: Id
  /** When it happened; of several attempts, the last one. */
  at: string
  /** The first step. */
  method: SignInMethod
  /** The second step, or null if there was none. */
  second_factor: SecondFactor | null
  /** What came of it. */
  result: SignInResult
  /**
   * Number of attempts in this row.
   * @minimum 1
   */
  attempts: number
  /** What was unusual. Usually empty. */
  unusual: SignInOddity[]
  /** The device and the browser. */
  agent: Agent
  /**
   * The IP address, or null if unknown.
   * @nullable
   */
  ip_address: string | null
  /** The place of the IP address, or null if unknown. */
  place: Place | null
}
