import { addresses, personaPassword, personaSeeds, personas } from '../fixtures/personas.ts'
import type { Persona, PersonaSeed } from '../fixtures/personas.ts'
import { insuranceTypes, plans, tokens } from '../fixtures/market.ts'
import { DAY, HOUR, MINUTE, iso, startOfDay } from './clock.ts'
import { COLD_WALLET_AGE, LAST_HISTORY, everyday } from './history.ts'
import { house, outside, userAccount, transfer } from './ledger-accounts.ts'
import { random } from './random.ts'
import { CODE_LIVES, RESEND_AFTER, codeSent, hideMail } from './codes.ts'
import type { Code } from './records.ts'
import { emptyWorld } from './world.ts'
import type { User, World } from './world.ts'
import { seedSignIns } from './sign-ins.ts'
import { units } from './units.ts'

/** The world at the simulator's start: the same seed and moment create the same world. */
export const createWorld = (seed: string, born: number): World => {
  const world = emptyWorld(seed, born)
  world.counters.set('tx', LAST_HISTORY)
  for (const [prefix, last] of Object.entries({ wd: 77, ex: 14, sub: 9, pol: 3, tw: 3, del: 511, utw: 30, u: personas.length }))
    world.counters.set(prefix, last)
  personas.forEach((persona, index) => {
    const user = personaUser(world, persona, `u-${String(index + 1)}`)
    world.users.set(user.id, user)
    fund(world, user, personaSeeds[persona])
    if (personaSeeds[persona].opened > 30) seedSignIns(world, user, persona === 'trader' || persona === 'secure')
  })
  return world
}

export const blankUser = (id: string, born: number): User => ({
  id,
  persona: null,
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  lang: 'en',
  avatar_url: null,
  telegram_username: null,
  phone: null,
  created_at: born,
  verified: { email: false, phone: false, telegram: false },
  two_factor: { secret: null, confirmed: false, recovery_codes: [] },
  withdraws_blocked_until: null,
  withdraws_block_reason: null,
  withdraws_blocked_since: null,
  uta_withdrawal_blocked: false,
  frozen_at: null,
  thaws_at: null,
  sign_ins: [],
  notifications: { email: true, telegram: true },
  trusted_wallets_only: false,
  trusted_wallets_only_until: null,
  deposit_address: addresses.zero,
  referral_code: '',
  invited_by: null,
  volumes: { structure: '0', month: '0' },
  day_change: null,
  transactions: [],
  deposits: [],
  withdrawals: new Map(),
  exchanges: new Map(),
  insurances: [],
  wallets: [],
  bonus: null,
  codes: new Map(),
  uta: { subscriptions: [], delegations: [], withdrawals: [], flows: [], locked: '0', locked_until: null },
  closed_banners: [],
  promotion: null,
  telegram_asked_at: null,
})

const personaUser = (world: World, persona: Persona, id: string): User => {
  const seed = personaSeeds[persona]
  const { born } = world
  const { firstname, lastname, lang, phone, telegram_username, verified, deposit_address, referral_code, volumes, day_change } = seed
  const user: User = {
    ...blankUser(id, born - seed.opened * DAY),
    persona,
    email: `${persona}@matu.test`,
    password: personaPassword,
    firstname,
    lastname,
    lang,
    phone,
    telegram_username,
    deposit_address,
    referral_code,
    volumes,
    day_change,
    verified: { ...verified },
  }
  if (seed.two_factor) user.two_factor = { secret: secretKey(id), confirmed: true, recovery_codes: recoveryCodes(world, id, 0) }
  if (seed.blocked) {
    user.withdraws_blocked_until = born + 7 * DAY + 3 * HOUR + 40 * MINUTE
    user.withdraws_blocked_since = user.withdraws_blocked_until - 14 * DAY
    user.withdraws_block_reason = 'password_changed'
    user.uta_withdrawal_blocked = true
  }
  if (seed.promotion)
    user.promotion = { completed: Object.fromEntries(Object.entries(seed.promotion).map(([step, days]) => [step, born - days * DAY])) }
  if (seed.wallets) user.wallets = wallets(born)
  for (const wallet of user.wallets) countUses(world, user, wallet)
  if (seed.uta) uta(user, seed.uta, born)
  if (persona === 'trader') traderOnly(user, born)
  if (persona === 'summer') user.bonus = bonus(born, '300', '1000', '620')
  return user
}

/** Posts the opening balances from counter-accounts, so that the ledger is balanced from the start. */
const fund = (world: World, user: User, seed: PersonaSeed): void => {
  for (const token of tokens)
    transfer(world, world.born, 'opening', outside(token), userAccount(user, 'main', token), units(seed.balances[token] ?? '0'))
  transfer(world, world.born, 'opening', house('opening', 'USDT'), userAccount(user, 'uta', 'USDT'), units(seed.uta?.balance ?? '0'))
  transfer(world, world.born, 'opening', house('rewards', 'MATU'), userAccount(user, 'bonus', 'MATU'), units(seed.bonus))
}

const wallets = (born: number): User['wallets'] => [
  {
    id: 'tw-3',
    label: 'Travel phone',
    address: addresses.travelPhone,
    network: 'BSC',
    status: 'waiting',
    code: null,
    opens_at: iso(born + 19 * HOUR),
    created_at: iso(born - 5 * HOUR - 2 * MINUTE),
    confirmed_at: iso(born - 5 * HOUR),
    last_used_at: null,
    withdrawals_count: 0,
  },
  active('tw-2', 'Office safe', addresses.officeSafe, born - 55 * DAY),
  active('tw-1', 'Cold wallet', addresses.coldWallet, born - COLD_WALLET_AGE),
]

const active = (id: string, label: string, address: string, added: number): User['wallets'][number] => ({
  id,
  label,
  address,
  network: 'BSC',
  status: 'active',
  code: null,
  opens_at: null,
  created_at: iso(added),
  confirmed_at: iso(added + 2 * MINUTE),
  last_used_at: null,
  withdrawals_count: 0,
})

/** What the transactions say of a wallet's use. */
const countUses = (world: World, user: User, wallet: User['wallets'][number]): void => {
  const uses = everyday(world, user).filter(({ type, address }) => type === 'withdrawal' && address === wallet.address)
  wallet.withdrawals_count = uses.length
  wallet.last_used_at = uses[0] ? iso(uses[0].at) : null
}

/** Amounts delegated to UTA, chosen so that together with all results they equal the balance in the design mock-ups. */
const delegated: Partial<Record<Persona, readonly { days: number; amount: string }[]>> = {
  trader: [
    { days: 1132, amount: '3000' },
    { days: 1120, amount: '1500' },
    { days: 26, amount: '500' },
  ],
  leader: [
    { days: 190, amount: '5250' },
    { days: 63, amount: '500' },
  ],
  blocked: [{ days: 95, amount: '1780' }],
  secure: [{ days: 125, amount: '1960' }],
  summer: [{ days: 64, amount: '750' }],
}

const uta = (user: User, seed: NonNullable<PersonaSeed['uta']>, born: number): void => {
  const plan = plans[1]
  if (!plan) throw new RangeError('The plan of the personas is missing')
  const starts = born - (48 * DAY + 21 * HOUR + 40 * MINUTE)
  const ends = starts + plan.period_days * DAY
  user.uta.subscriptions = [
    {
      id: user.persona === 'trader' ? 'sub-9' : `sub-${user.id}`,
      plan_id: plan.id,
      plan_name: plan.name,
      period_days: plan.period_days,
      price_amount: plan.price_amount,
      price_token: plan.price_token,
      starts_at: iso(starts),
      ends_at: iso(ends),
      is_active: true,
    },
  ]
  user.uta.locked = seed.locked
  user.uta.locked_until = seed.locked === '0' ? null : startOfDay(born) + 18 * DAY
  user.uta.flows = (user.persona === null ? [] : (delegated[user.persona] ?? [])).map(({ days, amount }) => ({
    at: born - days * DAY,
    amount: units(amount),
  }))
}

const bonus = (born: number, amount: string, turnover_required: string, turnover_done: string): User['bonus'] => ({
  id: 'bo-4',
  kind: 'summer_promotion',
  amount,
  token: 'MATU',
  turnover_required,
  turnover_done,
  granted_at: iso(born - 12 * DAY),
  expires_at: iso(startOfDay(born) + 139 * DAY),
})

/** The trader's policies, bonus, and the withdrawal that still waits for its code. */
const traderOnly = (user: User, born: number): void => {
  const today = startOfDay(born)
  const [base, plus] = insuranceTypes
  if (!base || !plus) throw new RangeError('The insurance types of the personas are missing')
  const policy = (type: typeof base, id: string, from: number, to: number, stopped: boolean) => ({
    id,
    is_active: !stopped,
    insurance_type_uuid: type.uuid,
    name: type.name,
    coverage_amount: type.coverage_amount,
    price_amount: type.price_amount,
    price_token: type.price_token,
    starts_at: iso(from),
    ends_at: iso(to),
    stopped_at: stopped ? iso(to) : null,
  })
  user.insurances = [
    policy(plus, 'pol-3', today - 13 * DAY, today + 47 * DAY, false),
    policy(base, 'pol-1', today - 73 * DAY, today - 43 * DAY, true),
  ]
  user.bonus = bonus(born, '150', '0', '0')
  const created = born - (44 * HOUR + 15 * MINUTE)
  const code: Code = { sent_at: born - 2 * RESEND_AFTER, expires: born + DAY, attempts_left: 5, about: null }
  user.codes.set('withdrawal wd-77', code)
  user.withdrawals.set('wd-77', {
    purpose: 'withdrawal wd-77',
    // the design mock-ups show it still waiting after two days: it waits a day longer than CODE_LIVES allows and reserves nothing yet
    expires: Math.max(born + DAY, created + CODE_LIVES),
    confirmed_at: null,
    reserved: [],
    ends: 'done',
    view: {
      id: 'wd-77',
      status: 'awaiting_confirmation',
      method: 'wallet',
      token: 'MATU',
      network: 'BSC',
      amount: '320',
      fee_type: 'matu',
      fee_amount: '1.845018450184501845',
      fee_token: 'MATU',
      net_amount: '318.154981549815498155',
      address: addresses.coldWallet,
      trusted_wallet_id: 'tw-1',
      trusted_wallet_label: 'Cold wallet',
      card_masked: null,
      code: codeSent(code, 'email', hideMail(user.email)),
      tx_hash: null,
      confirmations: null,
      confirmations_required: null,
      failure_reason: null,
      transaction_id: 'tx-1041',
      processed_until: null,
      created_at: iso(created),
      completed_at: null,
    },
  })
}

/** The same user always gets the same key, so that an authenticator still works after a restart. */
export const secretKey = (user_id: string): string => random('two-factor', user_id).text(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')

export const recoveryCodes = (world: World, user_id: string, generation: number): string[] =>
  Array.from({ length: 8 }, (_, index) => recoveryCode(world, user_id, generation, index))

export const recoveryCode = (world: World, user_id: string, generation: number, index: number): string => {
  const chance = random(world.seed, 'recovery', user_id, generation, index)
  return `${chance.text(10)}-${chance.text(10)}`
}

export const depositAddress = (world: World, user_id: string): string => `0x${random(world.seed, 'deposit', user_id).hex(40)}`

export const freeReferralCode = (world: World, firstname: string): string => {
  const taken = new Set([...world.users.values()].map((user) => user.referral_code))
  const stem =
    firstname
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toUpperCase()
      .slice(0, 8) || 'MATU'
  for (let number = 10; ; number += 1) {
    const code = `${stem}${String(number)}`
    if (!taken.has(code)) return code
  }
}
