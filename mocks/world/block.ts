import { DAY } from './clock.ts'
import type { User } from './world.ts'

/** What weakens or moves an account rests its withdrawals for 24 hours; a longer block stays. */
export const blockForADay = (user: User, reason: User['withdraws_block_reason'], now: number): void => {
  if ((user.withdraws_blocked_until ?? 0) >= now + DAY) return
  user.withdraws_blocked_until = now + DAY
  user.withdraws_block_reason = reason
}
