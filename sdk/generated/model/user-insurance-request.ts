/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Id } from './id.ts'

/**
 * The insurance to take out.
 */
export interface UserInsuranceRequest {
  /** The type. */
  insurance_type_uuid: string
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id?: Id
}
