import type {
  Bonus,
  InsuranceType,
  Lang,
  PromoBannerType,
  PromoStepKey,
  SignInRecord,
  Transaction,
  TrustedWallet,
  UserInsurance,
  UserSettings,
  UtaSubscription,
} from '#sdk'
import { createIdempotency } from '../server/idempotency.ts'
import type { Idempotency } from '../server/idempotency.ts'
import type { ArmedFault } from '../server/faults.ts'
import { createLimits } from '../server/limits.ts'
import type { Limits } from '../server/limits.ts'
import type { LogEntry } from '../server/log.ts'
import type { Persona } from '../fixtures/personas.ts'
import { insuranceTypes } from '../fixtures/market.ts'
import { createLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { createSessions } from './sessions.ts'
import type { Sessions } from './sessions.ts'
import type { Code, Delegation, DepositRecord, ExchangeRecord, UtaFlow, UtaWithdrawalRecord, WithdrawalRecord } from './records.ts'

/** What the server knows about one user; money is in the ledger. Moments are in milliseconds. */
export interface User {
  id: string
  persona: Persona | null
  firstname: string
  lastname: string
  email: string
  password: string
  lang: Lang
  avatar_url: string | null
  telegram_username: string | null
  phone: string | null
  created_at: number
  verified: { email: boolean; phone: boolean; telegram: boolean }
  two_factor: { secret: string | null; confirmed: boolean; recovery_codes: string[] }
  withdraws_blocked_until: number | null
  withdraws_block_reason: UserSettings['withdraws_block_reason']
  withdraws_blocked_since: number | null
  uta_withdrawal_blocked: boolean
  frozen_at: number | null
  thaws_at: number | null
  /** newest first */
  sign_ins: SignInRecord[]
  notifications: { email: boolean; telegram: boolean }
  trusted_wallets_only: boolean
  /** turned off, but in force until then */
  trusted_wallets_only_until: number | null
  deposit_address: string
  referral_code: string
  invited_by: string | null
  /** null: computed from the balances */
  volumes: { structure: string; month: string }
  /** 24-hour change of the total in USD, if it is not only due to prices */
  day_change: string | null
  /** since the creation of the world, newest first; earlier ones come from `historyOf` */
  transactions: Transaction[]
  /** incoming transfers */
  deposits: DepositRecord[]
  withdrawals: Map<string, WithdrawalRecord>
  exchanges: Map<string, ExchangeRecord>
  /** with every field, including those that are optional in the contract */
  insurances: Required<UserInsurance>[]
  wallets: Required<TrustedWallet>[]
  bonus: Bonus | null
  codes: Map<string, Code>
  uta: {
    subscriptions: Required<UtaSubscription>[]
    delegations: Delegation[]
    withdrawals: UtaWithdrawalRecord[]
    flows: UtaFlow[]
    locked: string
    locked_until: number | null
  }
  closed_banners: PromoBannerType[]
  promotion: { completed: Partial<Record<PromoStepKey, number>> } | null
  /** when the Telegram link was created: the bot confirms a few seconds later */
  telegram_asked_at: number | null
}

interface Mail {
  to: string
  subject: string
  /** content of the mail: the path of a reset link, or a code */
  link: string | null
  code: string | null
  sent_at: string
}

/** Everything a server would keep in its database: one plain object per simulator, nothing at module level. */
export interface World {
  seed: string
  /** when the world was created; the personas' seeded history ends here */
  born: number
  users: Map<string, User>
  ledger: Ledger
  sessions: Sessions
  limits: Limits
  idempotency: Idempotency
  outbox: Mail[]
  log: LogEntry[]
  armed: ArmedFault[]
  maintenance: { retry_after: number | null } | null
  insurance_types: Required<InsuranceType>[]
  insurance_enabled: boolean
  /** whether an exchange is quoted before it is executed */
  exchange_quotes: boolean
  reset_tokens: Map<string, { email: string; expires: number }>
  /** number of things created per kind, for their ids */
  counters: Map<string, number>
  /** long lists, generated on first access */
  lazy: Map<string, unknown>
}

export const emptyWorld = (seed: string, born: number): World => ({
  seed,
  born,
  users: new Map(),
  ledger: createLedger(),
  sessions: createSessions(seed),
  limits: createLimits(),
  idempotency: createIdempotency(),
  outbox: [],
  log: [],
  armed: [],
  maintenance: null,
  insurance_types: [...insuranceTypes],
  insurance_enabled: true,
  exchange_quotes: false,
  reset_tokens: new Map(),
  counters: new Map(),
  lazy: new Map(),
})

/** The next id of a kind, such as `tx-1044`. */
export const nextId = (world: World, prefix: string, from = 1): string => {
  const number = Math.max(world.counters.get(prefix) ?? 0, from - 1) + 1
  world.counters.set(prefix, number)
  return `${prefix}-${String(number)}`
}

/** Creates the value on first access and keeps it. */
export const lazily = <T>(world: World, key: string, make: () => T): T => {
  if (!world.lazy.has(key)) world.lazy.set(key, make())
  return world.lazy.get(key) as T
}

export const userByEmail = (world: World, email: string): User | null => {
  const normalized = email.trim().toLowerCase()
  for (const user of world.users.values()) if (user.email.toLowerCase() === normalized) return user
  return null
}

export const userByCode = (world: World, code: string): User | null => {
  const normalized = code.trim().toUpperCase()
  for (const user of world.users.values()) if (user.referral_code === normalized) return user
  return null
}

export const personaOf = (world: World, persona: Persona): User => {
  for (const user of world.users.values()) if (user.persona === persona) return user
  throw new RangeError(`There is no persona ${persona}`)
}
