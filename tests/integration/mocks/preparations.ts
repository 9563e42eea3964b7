import type { Persona } from '#mocks/fixtures/personas.ts'
import { personaOf } from '#mocks/world/world.ts'
import type { Client } from '../../unit/mocks/client.ts'
import type { Known } from './requests.ts'

/** The persona that calls an operation: one that has the data for it, and few deals, since they are generated again for each operation. */
export const personaFor = (path: string): Persona =>
  path.includes('trust-wallet') || path.includes('two-factor') ? 'secure' : path.includes('insurance') ? 'trader' : 'summer'

/** Placeholder in generated requests for what a preparation creates: an id, a token. */
export const MADE = 'made-just-now'

/** What must happen before each request of an operation, and the field names under which the request may use its results. */
export interface Preparation {
  names?: Known
  make: (client: Client) => Promise<string | undefined>
}

const address = `0x${'ab'.repeat(20)}`
const toWallet = { method: 'wallet', token: 'USDT', amount: '3', fee_type: 'usdt', address }
const toCard = { method: 'card', token: 'USDT', amount: '4', fee_type: 'matu', card_number: '4111111111111111', card_holder: 'Ana Ruiz' }
const wish = { account: 'main', from_token: 'USDT', to_token: 'BNB', to_amount: '0.001' }

const nothing = () => Promise.resolve(undefined)

/** A quote to execute, on a server that then exchanges at once: both responses occur. */
const quote = async (client: Client): Promise<string> => {
  const { world } = client.simulator
  world.exchange_quotes = true
  const { body } = await client.post('/api/tokens-exchange', wish)
  world.exchange_quotes = (world.counters.get('ex') ?? 0) % 2 === 0
  return String(body['id'])
}

const confirmPassword = async (client: Client): Promise<undefined> => {
  await client.post('/user/confirm-password', { password: 'Matu-2026!' })
  return undefined
}

const withdrawal = async (client: Client): Promise<string> => String((await client.post('/api/withdraw', toWallet)).body['id'])

const pendingWallet = async (client: Client): Promise<string> => {
  const number = client.simulator.world.counters.get('tw') ?? 0
  const wallet = { label: `W ${String(number)}`, address: `0xfe${number.toString(16).padStart(38, '0')}`, network: 'BSC' }
  const { body } = await client.post<{ data: { id: string }[] }>('/api/trust-wallet', wallet)
  return body.data[0]?.id ?? ''
}

export const preparations: Partial<Record<string, Preparation>> = {
  'POST /login': {
    make: async (client) => {
      client.cookies.clear()
      await client.get('/sanctum/csrf-cookie')
      return undefined
    },
  },
  'POST /two-factor-challenge': {
    names: { body: [{ code: '246810' }] },
    make: async (client) => {
      client.simulator.clock.advance(61_000)
      await client.post('/login', { email: 'secure@matu.test', password: 'Matu-2026!' })
      return undefined
    },
  },
  'POST /reset-password': {
    names: { token: [MADE], email: ['trader@matu.test'] },
    make: async (client) => {
      client.simulator.clock.advance(61_000)
      await client.post('/forgot-password', { email: 'trader@matu.test' })
      return /reset\/(\w+)/.exec(client.simulator.world.outbox.at(-1)?.link ?? '')?.[1]
    },
  },
  'POST /api/tokens-exchange': { names: { quote_id: [MADE], body: [{ quote_id: MADE }, wish] }, make: quote },
  'GET /api/tokens-exchange/{id}': { names: { id: [MADE] }, make: quote },
  'GET /api/uta/delegate/{requestId}': {
    names: { requestId: [MADE] },
    // One is enough for all: each takes at least the minimum refill.
    make: async (client) =>
      personaOf(client.simulator.world, 'summer').uta.delegations.at(-1)?.view.request_id ??
      String((await client.post('/api/uta/delegate', { amount: '100', fee_type: 'usdt' })).body['request_id']),
  },
  'POST /api/withdraw': { names: { body: [toWallet, toCard] }, make: nothing },
  'POST /api/withdraw/{id}/confirm': { names: { id: [MADE] }, make: withdrawal },
  'GET /api/withdraw/{id}': { names: { id: [MADE] }, make: withdrawal },
  'POST /api/verification/{channel}/confirm': {
    make: async (client) => {
      client.simulator.clock.advance(61_000)
      for (const channel of ['phone', 'telegram']) await client.post(`/api/verification/${channel}/send`, {})
      return undefined
    },
  },
  'POST /api/trust-wallet/send-verification-code': { names: { trust_wallet_id: [MADE] }, make: pendingWallet },
  'POST /api/trust-wallet/verification-code-confirm': {
    names: { trust_wallet_id: [MADE] },
    make: async (client) => {
      const trust_wallet_id = await pendingWallet(client)
      await client.post('/api/trust-wallet/send-verification-code', { trust_wallet_id })
      return trust_wallet_id
    },
  },
  // Another session than this one.
  'DELETE /api/users/sessions/{id}': {
    names: { id: [MADE] },
    make: async (client) => {
      const { body } = await client.get<{ data: { id: string; is_current_device: boolean }[] }>('/api/users/sessions')
      return body.data.find((one) => !one.is_current_device)?.id
    },
  },
  'POST /user/two-factor-authentication': { make: confirmPassword },
  'GET /user/two-factor-qr-code': { make: confirmPassword },
  'GET /user/two-factor-secret-key': { make: confirmPassword },
  'GET /user/two-factor-recovery-codes': { make: confirmPassword },
  'POST /user/two-factor-recovery-codes': { make: confirmPassword },
  'POST /user/confirmed-two-factor-authentication': {
    make: async (client) => {
      await confirmPassword(client)
      await client.post('/user/two-factor-authentication')
      return undefined
    },
  },
}

/** Values that get a valid request past the first rule, by field name. */
export const knownAlways: Known = {
  email: ['summer@matu.test', 'secure@matu.test', 'newcomer@matu.test'],
  password: ['Matu-2026!', 'Matu-2027!'],
  password_confirmation: ['Matu-2026!', 'Matu-2027!'],
  current_password: ['Matu-2026!'],
  access_token: ['ya29.trader', 'ya29.a0AfB'],
  code: ['246810'],
  channel: ['email', 'phone', 'telegram'],
  contact: ['+4915100000099', 'another@matu.test'],
  plan_id: ['uta-30'],
  insurance_type_uuid: ['8b1c4f0e-6a3d-4b7c-8d2e-1f5a9c0b7d01'],
  amount: ['3', '10.5', '100'],
  timezone: ['UTC', 'Europe/Berlin'],
  month: ['2026-08', '2026-07'],
  search: ['an', 'Petrov'],
  keys: [['email_notifications']],
}

export const idsFor: Partial<Record<string, Known>> = {
  '/api/transactions/{id}': { id: ['tx-1043'] },
  '/api/uta/deals/{id}': { id: ['deal-3050'] },
  '/api/insurance/user/{id}': { id: ['pol-3'] },
  '/api/trust-wallet/{id}': { id: ['tw-1', 'tw-2', 'tw-3'] },
}
