import type { UserSettings, UtaBalance } from '#sdk'
import { max, min, sub } from './money.ts'

/**
 * The UTA balance with all that is locked in it. The setting `uta_amount_of_locked_balance` is the locked part; where the balance names one too and
 * the two differ, the larger one counts. What is locked neither works nor can be taken out.
 */
export function withLockedAmount(uta: UtaBalance, settings: Pick<UserSettings, 'uta_amount_of_locked_balance'> | null): UtaBalance {
  const locked = min(max(uta.locked, settings?.uta_amount_of_locked_balance ?? '0'), uta.balance)
  const free = sub(uta.balance, locked)
  return { ...uta, locked, working: min(uta.working, free), available: min(uta.available, free) }
}
