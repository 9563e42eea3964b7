import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BalanceList, Token, TokensExchange, UtaDelegation, UtaWithdrawal, Withdrawal } from '#sdk'
import { plans, insuranceTypes } from '#mocks/fixtures/market.ts'
import { MINUTE } from '#mocks/world/clock.ts'
import { totalsByToken } from '#mocks/world/ledger.ts'
import { decimal, units } from '#mocks/world/units.ts'
import type { Persona } from '#mocks/fixtures/personas.ts'
import { aSimulator, clientOf } from './client.ts'
import type { Client, Reply } from './client.ts'
import { isNightly } from '../../support/nightly.ts'

/** A user's total in all accounts according to the API, without looking at the ledger. */
const owned = async (client: Client): Promise<Record<Token, bigint>> => {
  const [{ body: balances }, { body: uta }, { body: bonus }] = await Promise.all([
    client.get<BalanceList>('/api/balances'),
    client.get<{ balance: string }>('/api/uta/balances'),
    client.get<{ balance: string }>('/api/active-bonus/current'),
  ])
  const main = (token: Token) =>
    balances.data.filter((one) => one.token === token).reduce((sum, one) => sum + units(one.available) + units(one.locked ?? '0'), 0n)
  return { MATU: main('MATU') + units(bonus.balance), USDT: main('USDT') + units(uta.balance), BNB: main('BNB') }
}

/** A second, much simpler ledger: what each response says was paid or received. */
class Mirror {
  readonly owned: Record<Token, bigint>
  readonly withdrawals: Withdrawal[] = []
  readonly delegations: string[] = []

  constructor(start: Record<Token, bigint>) {
    this.owned = { ...start }
  }

  leaves(token: Token, amount: string): void {
    this.owned[token] -= units(amount)
  }

  comes(token: Token, amount: string): void {
    this.owned[token] += units(amount)
  }
}

type Step =
  | { do: 'withdraw'; token: Token; amount: string; fee_type: string; card: boolean }
  | { do: 'confirm'; code: string; action: string }
  | { do: 'exchange'; account: string; from: Token; to: Token; amount: string; byResult: boolean; late: boolean; quoted: boolean }
  | { do: 'delegate' | 'take'; amount: string; fee_type: string; polls: number }
  | { do: 'subscribe' | 'insure'; choice: number }
  | { do: 'wait'; minutes: number }

const token = fc.constantFrom<Token>('MATU', 'USDT', 'BNB')
const fee_type = fc.constantFrom('usdt', 'matu')
const amount = fc
  .tuple(
    fc.integer({ min: 0, max: 900 }),
    fc.oneof(fc.constantFrom('', '.66', '.67', '.77', '.01', '.000000000000000001'), fc.stringMatching(/^\.\d{1,18}$/)),
  )
  .map(([whole, part]) => `${String(whole)}${part}`)

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('withdraw' as const), token, amount, fee_type, card: fc.boolean() }),
  fc.record({
    do: fc.constant('confirm' as const),
    code: fc.constantFrom('246810', '246810', '000000'),
    action: fc.constantFrom('confirm', 'confirm', 'cancel', 'resend'),
  }),
  fc.record({
    do: fc.constant('exchange' as const),
    account: fc.constantFrom('main', 'bonus'),
    from: token,
    to: token,
    amount,
    byResult: fc.boolean(),
    late: fc.boolean(),
    quoted: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom('delegate' as const, 'take' as const), amount, fee_type, polls: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ do: fc.constantFrom('subscribe' as const, 'insure' as const), choice: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 0, max: 6 }) }),
)

const play = async (client: Client, mirror: Mirror, one: Step, key: string): Promise<void> => {
  const twice = async <T>(path: string, body: unknown): Promise<Reply<T>> => {
    const headers = { 'Idempotency-Key': key + path }
    await client.post<T>(path, body, headers)
    return client.post<T>(path, body, headers)
  }
  switch (one.do) {
    case 'withdraw': {
      const to = one.card
        ? { method: 'card', card_number: '4111111111111111', card_holder: 'A B' }
        : { method: 'wallet', address: `0x${'cd'.repeat(20)}` }
      const { status, body } = await twice<Withdrawal>('/api/withdraw', {
        token: one.token,
        amount: one.amount,
        fee_type: one.fee_type,
        ...to,
      })
      if (status === 201) mirror.withdrawals.push(body)
      return
    }
    case 'confirm': {
      const last = mirror.withdrawals.at(-1)
      if (last) await twice(`/api/withdraw/${last.id}/confirm`, one.action === 'confirm' ? { code: one.code } : { action: one.action })
      return
    }
    case 'exchange': {
      const wish = {
        account: one.account,
        from_token: one.from,
        to_token: one.to,
        [one.byResult ? 'to_amount' : 'from_amount']: one.amount,
      }
      client.simulator.world.exchange_quotes = one.quoted
      const first = await twice<TokensExchange>('/api/tokens-exchange', wish)
      if (first.status !== (one.quoted ? 201 : 200)) return
      if (one.quoted && one.late) client.simulator.clock.advance(MINUTE)
      const { status, body } = one.quoted ? await client.post<TokensExchange>('/api/tokens-exchange', { quote_id: first.body.id }) : first
      if (status !== 200 || body.status !== 'done') return
      mirror.leaves(body.from_token, body.from_amount)
      mirror.comes(body.to_token, body.net_amount)
      return
    }
    case 'delegate': {
      // Enough for the minimum refill.
      const amount = decimal(units(one.amount) + units('100'))
      const { status, body } = await twice<{ request_id: string }>('/api/uta/delegate', { amount, fee_type: one.fee_type })
      if (status !== 202) return
      mirror.delegations.push(body.request_id)
      for (let poll = 0; poll < one.polls; poll += 1) await client.get(`/api/uta/delegate/${body.request_id}`)
      return
    }
    case 'take': {
      const { status, body } = await twice<UtaWithdrawal>('/api/uta/withdraw', {
        amount: one.amount,
        token_name: 'USDT',
        fee_type: one.fee_type,
      })
      if (status === 201) mirror.leaves(body.fee_token, body.fee_amount)
      return
    }
    case 'subscribe': {
      const plan = plans[one.choice]
      if (plan && (await twice('/api/uta/subscribe', { plan_id: plan.id })).status === 201)
        mirror.leaves(plan.price_token, plan.price_amount)
      return
    }
    case 'insure': {
      const type = insuranceTypes[one.choice]
      if (type && (await twice('/api/insurance/user', { insurance_type_uuid: type.uuid })).status === 201)
        mirror.leaves(type.price_token, type.price_amount)
      return
    }
    default:
      client.simulator.clock.advance(one.minutes * MINUTE)
  }
}

/** Completes everything under way; money of refills without a result stays the user's. */
const conclude = async (client: Client, mirror: Mirror): Promise<void> => {
  client.simulator.clock.advance(10 * MINUTE)
  for (const { id } of mirror.withdrawals) {
    const { body } = await client.get<Withdrawal>(`/api/withdraw/${id}`)
    if (body.status !== 'done') continue
    mirror.leaves(body.token, body.amount)
    if (body.fee_token !== body.token) mirror.leaves(body.fee_token, body.fee_amount)
  }
  for (const id of mirror.delegations) {
    for (let poll = 0; poll < 20; poll += 1) await client.get(`/api/uta/delegate/${id}`)
    const { body } = await client.get<Required<UtaDelegation>>(`/api/uta/delegate/${id}`)
    if (body.status === 'done') mirror.leaves(body.fee_token, body.fee_amount)
  }
}

// C4: two hundred runs in `npm run nightly`.
const RUNS = isNightly ? 200 : 40

it(`no unit of money appears or vanishes in ${RUNS} random runs of 30 steps, each request sent twice`, async () => {
  const run = fc.tuple(fc.constantFrom<Persona>('secure', 'leader', 'summer'), fc.array(step, { minLength: 30, maxLength: 30 }))
  await fc.assert(
    fc.asyncProperty(run, async ([persona, steps]) => {
      const client = clientOf(aSimulator({ rateLimit: 1_000_000 }))
      await client.signIn(persona)
      // Promotion rewards would be money from outside: it is ended, so that every change is the user's own.
      client.simulator.clock.set('2026-09-02T00:00:00Z')
      const mirror = new Mirror(await owned(client))
      for (const [index, one] of steps.entries()) {
        await play(client, mirror, one, `key-${String(index).padStart(8, '0')}-`)
        const { ledger } = client.simulator.world
        expect([...totalsByToken(ledger).values()].every((total) => total === 0n)).toBe(true)
        expect([...ledger.balances].filter(([name, balance]) => name.startsWith('user:') && balance < 0n)).toEqual([])
      }
      await conclude(client, mirror)
      expect(await owned(client)).toEqual(mirror.owned)
    }),
    { numRuns: RUNS },
  )
}, 240_000)

it('canary: one unit out of nowhere is found in the ledger and in the API’s balances', async () => {
  const client = clientOf(aSimulator())
  await client.signIn('secure')
  const { owned: before } = new Mirror(await owned(client))
  const { ledger } = client.simulator.world
  for (const account of ledger.balances.keys())
    if (account.startsWith('user:')) ledger.balances.set(account, ledger.balances.get(account)! + 1n)
  expect([...totalsByToken(ledger).values()].every((total) => total === 0n)).toBe(false)
  expect(await owned(client)).not.toEqual(before)
})
