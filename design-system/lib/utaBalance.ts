import type { UserSettings, UtaBalance } from '#sdk'
import { max, min, sub } from './money.ts'

/**
 * The UTA balance including all locked amounts. The locked part is the setting `uta_amount_of_locked_balance`; if the balance reports another one,
 * the larger counts. Locked money neither earns nor can be withdrawn.
 */
export function withLockedAmount(uta: UtaBalance, settings: Pick<UserSettings, 'uta_amount_of_locked_balance'> | null): UtaBalance {
  const locked = min(max(uta.locked, settings?.uta_amount_of_locked_balance ?? '0'), uta.balance)
  const free = sub(uta.balance, locked)
  return { ...uta, locked, working: min(uta.working, free), available: min(uta.available, free) }
}
