import type { Token, Transaction } from '#sdk'
import { addresses } from '../fixtures/personas.ts'
import { confirmationsRequired, prices } from '../fixtures/market.ts'
import { text } from '../texts/text.ts'
import type { Locale } from '../texts/text.ts'
import { DAY, HOUR, MINUTE, iso, startOfDay } from './clock.ts'
import { centsToDecimal } from './deals.ts'
import { rewardsOf } from './income.ts'
import { random } from './random.ts'
import type { TransactionDraft } from './records.ts'
import { dealsOf } from './uta-figures.ts'
import { decimal, times, units } from './units.ts'
import { lazily } from './world.ts'
import type { User, World } from './world.ts'

/** A transaction with defaults for the fields that the draft omits; its worth is computed from the price. */
export const transactionOf = (id: string, { at, ...draft }: TransactionDraft): Transaction =>
  Object.assign(blankTransaction(id, at, draft), draft)

const blankTransaction = (
  id: string,
  at: number,
  { type, token, amount }: Pick<Transaction, 'type' | 'token' | 'amount'>,
): Transaction => ({
  id,
  type,
  status: 'done',
  account: 'main',
  token,
  amount,
  worth_usd: worth(token, amount),
  fee_amount: '0',
  fee_token: null,
  counter_token: null,
  counter_amount: null,
  counterparty: null,
  count: null,
  network: null,
  address: null,
  tx_hash: null,
  confirmations: null,
  confirmations_required: null,
  failure_reason: null,
  related_id: null,
  idempotency_key: null,
  created_at: iso(at),
  completed_at: iso(at),
})

const worth = (token: Token, amount: string): string => decimal(times(units(amount), units(prices[token])))

/** The last number of the seeded history; later transactions are numbered from here. */
export const LAST_HISTORY = 1043

/** Types of transactions that a request of the user makes. */
const REQUESTED: ReadonlySet<Transaction['type']> = new Set([
  'withdrawal',
  'exchange',
  'uta_refill',
  'uta_withdrawal',
  'uta_subscription',
  'insurance',
])

/** The reason of the seeded rejection, as a code: the world is made before anyone reads it. */
const REFUSED = 'money.refused'

/** The Idempotency-Key of that request. */
const keyOf = (...words: string[]): string => random('key', ...words).uuid()

/** A persona's transactions before the creation of the world, newest first. */
const historyOf = (world: World, user: User): Transaction[] =>
  lazily(world, `history ${user.id}`, () => {
    if (user.persona === null || user.persona === 'new' || user.persona === 'empty') return []
    const drafts = [
      ...(user.persona === 'trader' ? picturedHistory(world.born) : []),
      ...refills(world, user),
      ...results(world, user),
      ...rewardsOf(world, user),
      ...everyday(world, user),
    ]
    return drafts
      .toSorted((a, b) => b.at - a.at)
      .map((draft, index) => {
        const id = `tx-${String(LAST_HISTORY - index)}`
        return transactionOf(id, { ...draft, ...(REQUESTED.has(draft.type) && { idempotency_key: keyOf(user.id, id) }) })
      })
  })

/** All transactions of a user, newest first. */
export const transactionsOf = (world: World, user: User): Transaction[] => [...user.transactions, ...historyOf(world, user)]

/** The transactions as the server sends them. A failure reason that the history keeps as a message key is written in `locale`. */
export const transactionsIn = (world: World, user: User, locale: Locale): Transaction[] =>
  transactionsOf(world, user).map((row) => (row.failure_reason === REFUSED ? { ...row, failure_reason: text(locale, REFUSED) } : row))

const hashOf = (...words: (string | number)[]): string => `0x${random('hash', ...words).hex(64)}`

const deposit = (at: number, token: Token, amount: string, address: string): TransactionDraft => ({
  at,
  type: 'deposit',
  token,
  amount,
  network: 'BSC',
  address,
  tx_hash: hashOf(at, amount),
  confirmations: confirmationsRequired,
  confirmations_required: confirmationsRequired,
  completed_at: iso(at + MINUTE),
})

/** The rows of the design mock-ups, relative to the creation of the world. */
const picturedHistory = (born: number): TransactionDraft[] => [
  deposit(born - (4 * HOUR + 39 * MINUTE), 'USDT', '500', addresses.travelPhone),
  {
    at: born - (44 * HOUR + 15 * MINUTE),
    type: 'withdrawal',
    status: 'awaiting_confirmation',
    token: 'MATU',
    amount: '-320',
    fee_amount: '1.845018450184501845',
    fee_token: 'MATU',
    counterparty: 'Cold wallet',
    network: 'BSC',
    address: addresses.coldWallet,
    related_id: 'wd-77',
    completed_at: null,
  },
  {
    at: born - (75 * HOUR + 58 * MINUTE),
    type: 'exchange',
    status: 'rejected',
    token: 'MATU',
    amount: '-250',
    counter_token: 'USDT',
    counter_amount: '271',
    failure_reason: REFUSED,
  },
  { at: born - 12 * DAY, type: 'bonus', account: 'bonus', token: 'MATU', amount: '150' },
  { at: startOfDay(born) - 13 * DAY, type: 'insurance', token: 'MATU', amount: '-45', counterparty: 'Plus', related_id: 'pol-3' },
  {
    at: born - 17 * DAY,
    type: 'exchange',
    account: 'bonus',
    token: 'MATU',
    amount: '-300',
    counter_token: 'USDT',
    counter_amount: '325.2',
  },
  {
    at: born - (48 * DAY + 21 * HOUR + 40 * MINUTE),
    type: 'uta_subscription',
    token: 'MATU',
    amount: '-120',
    counterparty: 'UTA 90',
    related_id: 'sub-9',
  },
]

const refills = (world: World, user: User): TransactionDraft[] =>
  user.uta.flows
    .filter(({ at }) => at < world.born)
    .map(({ at, amount }, index) => ({
      at,
      type: 'uta_refill' as const,
      token: 'USDT' as const,
      amount: decimal(-amount),
      fee_amount: '2.5',
      fee_token: 'USDT' as const,
      counterparty: 'UTA',
      related_id: `del-${String(index + 1)}`,
    }))

/** UTA results as transactions: yesterday as one row, before that one row per week. Together they equal the results of all closed deals. */
const results = (world: World, user: User): TransactionDraft[] => {
  const today = startOfDay(world.born)
  const closed = dealsOf(world, user).flatMap(({ closed: at, cents }) => (at === null ? [] : [{ at, cents }]))
  const row = (at: number, from: number, to: number): TransactionDraft[] => {
    const deals = closed.filter((deal) => deal.at >= from && deal.at < to)
    const cents = deals.reduce((total, deal) => total + deal.cents, 0)
    return deals.length === 0
      ? []
      : [{ at, type: 'uta_result', account: 'uta', token: 'USDT', amount: centsToDecimal(cents), count: deals.length }]
  }
  const first = Math.min(today, ...user.uta.flows.map(({ at }) => at))
  const weeks = Math.ceil((today - first) / (7 * DAY)) + 1
  const byWeek = Array.from({ length: weeks }, (_, week) =>
    row(today - (4 + 7 * week) * DAY, today - (8 + 7 * week) * DAY, today - (1 + 7 * week) * DAY),
  )
  return [...row(today, today - DAY, today), ...byWeek.flat()]
}

const KINDS = ['deposit', 'deposit', 'withdrawal', 'exchange', 'bonus'] as const

/** How long ago the personas with trusted wallets added the cold wallet. */
export const COLD_WALLET_AGE = 103 * DAY

/** A transaction about every nine days, older than the rows of the design mock-ups. Newest first. */
export const everyday = (world: World, user: User): TransactionDraft[] => {
  const chance = random(world.seed, 'everyday', user.id)
  const drafts: TransactionDraft[] = []
  const newest = user.persona === 'trader' ? 50 : 2
  for (let at = world.born - newest * DAY; at > user.created_at + 2 * DAY; at -= Math.floor((4 + chance.next() * 10) * DAY)) {
    const row = { at: at - chance.int(0, 20 * 60) * MINUTE, type: chance.pick(KINDS), cents: chance.int(500, 60000) }
    drafts.push(row.type === 'withdrawal' ? withdrawalRow(world, user, row) : everydayRow(row))
  }
  return drafts
}

type EverydayRow = { at: number; type: (typeof KINDS)[number]; cents: number }

/** To the cold wallet, if the user has one that was active by then; otherwise to an address used once. */
const withdrawalRow = (world: World, user: User, { at, cents }: EverydayRow): TransactionDraft => {
  // A trusted wallet can be used a day after it was added.
  const isTrusted = user.wallets.length > 0 && at > world.born - COLD_WALLET_AGE + 25 * HOUR
  return {
    ...deposit(at, 'USDT', `-${centsToDecimal(cents)}`, isTrusted ? addresses.coldWallet : `0x${random('to', at).hex(40)}`),
    type: 'withdrawal',
    counterparty: isTrusted ? 'Cold wallet' : null,
    fee_amount: '2.5',
    fee_token: 'USDT',
    completed_at: iso(at + 40 * MINUTE),
  }
}

const everydayRow = ({ at, type, cents }: EverydayRow): TransactionDraft => {
  const amount = centsToDecimal(cents)
  switch (type) {
    case 'deposit':
      return deposit(at, 'USDT', amount, `0x${random('from', at).hex(40)}`)
    case 'exchange':
      return {
        at,
        type,
        token: 'USDT',
        amount: `-${amount}`,
        counter_token: 'MATU',
        counter_amount: centsToDecimal(Math.floor(cents / 1.08)),
      }
    default:
      return { at, type: 'bonus', account: 'bonus', token: 'MATU', amount: centsToDecimal(Math.ceil(cents / 20)) }
  }
}
