import type { Contract, Row } from '../contract.ts'
import { isOpen, rowsOf } from '../contract.ts'
import type { Ask } from './ask.ts'

/** A step of a recipe: `persona METHOD /path`, a body, and the field of the answer that `$made` stands for from then on. */
type Step = [request: string, body?: unknown, keep?: string]

const toWallet = { method: 'wallet', token: 'USDT', amount: '3', fee_type: 'usdt', address: `0x${'ab'.repeat(20)}` }
const wish = { account: 'main', from_token: 'USDT', to_token: 'BNB', to_amount: '0.001' }
const pending = { label: 'contract', address: `0x${'fe'.repeat(20)}`, network: 'BSC' }
const policy = { insurance_type_uuid: '8b1c4f0e-6a3d-4b7c-8d2e-1f5a9c0b7d01' }
const code = { code: '246810' }
const noInsurance: Step = ['nobody POST /__simulator/insurance', { enabled: false }]

/** How to reach the answers that an example request alone does not: each recipe is a world of its own. */
const recipes: readonly (readonly Step[])[] = [
  [['nobody POST /auth/google', { access_token: 'ya29.denied' }], ['nobody POST /auth/google', { access_token: 'ya29.trader' }]],
  [['nobody POST /login', { email: 'summer@matu.test', password: 'Matu-2026!' }]],
  [['nobody POST /login', { email: 'secure@matu.test', password: 'Matu-2026!' }], ['nobody POST /two-factor-challenge', code]],
  [
    ['summer POST /api/withdraw', toWallet, 'id'],
    ['summer POST /api/withdraw/$made/confirm', { code: '111111' }],
    ['summer POST /api/withdraw/$made/confirm', code],
    ['summer POST /api/withdraw/$made/confirm', { action: 'cancel' }],
    ['summer POST /api/withdraw/$made/confirm', code],
    ['summer GET /api/withdraw/$made'],
    ['blocked POST /api/withdraw', toWallet],
    ['blocked POST /api/withdraw/$made/confirm', code],
    ['new POST /api/withdraw', toWallet],
    ['new POST /api/withdraw/$made/confirm', code],
  ],
  [
    ['summer POST /api/tokens-exchange', wish, 'id'],
    ['summer POST /api/tokens-exchange', { quote_id: '$made' }],
    ['summer POST /api/tokens-exchange', { quote_id: '$made' }],
    ['summer GET /api/tokens-exchange/$made'],
    ['new POST /api/tokens-exchange', wish],
  ],
  [['empty POST /api/uta/subscribe', { plan_id: 'uta-30' }], ['new POST /api/uta/subscribe', { plan_id: 'uta-30' }], ['summer POST /api/uta/subscribe', { plan_id: 'uta-30' }]],
  [
    ['summer POST /api/uta/delegate', { amount: '100', fee_type: 'usdt' }, 'request_id'],
    ['summer GET /api/uta/delegate/$made'],
    ['empty POST /api/uta/delegate', { amount: '100', fee_type: 'usdt' }],
    ['blocked POST /api/uta/withdraw', { amount: '10', token_name: 'USDT', fee_type: 'usdt' }],
    ['summer POST /api/uta/withdraw', { amount: '1', token_name: 'USDT', fee_type: 'usdt' }],
  ],
  [['trader POST /api/insurance/user', policy], ['empty POST /api/insurance/user', policy], ['summer POST /api/insurance/user', policy]],
  [
    noInsurance,
    ['trader GET /api/insurance/type'],
    ['trader GET /api/insurance/user'],
    ['trader POST /api/insurance/user', policy],
    ['trader GET /api/insurance/user/pol-3'],
  ],
  [['new PUT /api/users/settings', { keys: ['trusted_wallets_only'], trusted_wallets_only: true }], ['new GET /api/users/wallet/BSC'], ['summer GET /api/users/wallet/BSC']],
  [
    ['summer PUT /user/profile-information', { firstname: 'Ana', lastname: 'Ruiz', email: 'ana@matu.test' }],
    ['summer POST /user/confirm-password', { password: 'Matu-2026!' }],
    ['summer PUT /user/profile-information', { firstname: 'Ana', lastname: 'Ruiz', email: 'ana@matu.test' }],
    ['summer PUT /api/users/settings', { keys: ['email_notifications'], email_notifications: true }],
    ['summer POST /api/verification/email/send', { contact: 'other@matu.test' }],
    ['summer POST /api/promo-banner/close', { type: 'two_factor' }],
    ['trader GET /api/transactions/tx-1043'],
    ['trader GET /api/insurance/user/pol-3'],
    ['trader POST /api/uta/withdraw', { amount: '50', token_name: 'USDT', fee_type: 'usdt' }],
  ],
  [
    ['secure PUT /user/profile-information', { firstname: 'A', lastname: 'B', email: 'new@matu.test' }],
    ['secure GET /user/two-factor-secret-key'],
    ['summer GET /user/two-factor-qr-code'],
    ['summer GET /user/two-factor-secret-key'],
  ],
  [
    ['secure POST /api/trust-wallet', pending, 'data.0.id'],
    ['secure POST /api/trust-wallet/send-verification-code', { trust_wallet_id: '$made' }],
    ['secure POST /api/trust-wallet/verification-code-confirm', { trust_wallet_id: '$made', code: '111111' }],
    ['secure POST /api/trust-wallet/verification-code-confirm', { trust_wallet_id: '$made', ...code }],
    ['secure POST /api/trust-wallet/verification-code-confirm', { trust_wallet_id: '$made', ...code }],
    ['secure POST /api/trust-wallet/send-verification-code', { trust_wallet_id: '$made' }],
    ['secure PUT /api/trust-wallet/$made', {}],
    ['secure PUT /api/trust-wallet/$made', { label: 'contract 2' }],
    ['secure GET /api/trust-wallet/$made'],
    ['secure POST /api/withdraw', { ...toWallet, address: undefined, trusted_wallet_id: 'tw-1' }],
    ['secure DELETE /api/trust-wallet/tw-1'],
    ['secure DELETE /api/trust-wallet/$made'],
    ['secure POST /api/trust-wallet/send-verification-code', { trust_wallet_id: 'none' }],
    ['secure POST /api/trust-wallet/verification-code-confirm', { trust_wallet_id: 'none', ...code }],
  ],
  [
    ['summer POST /user/two-factor-authentication', {}],
    ['summer GET /user/two-factor-qr-code'],
    ['summer GET /user/two-factor-secret-key'],
    ['summer POST /user/confirmed-two-factor-authentication', code],
    ['summer GET /user/two-factor-recovery-codes'],
    ['summer POST /user/two-factor-recovery-codes', {}],
    ['summer DELETE /user/two-factor-authentication', code],
  ],
  [
    ['new POST /api/verification/phone/send', { contact: '+4915100000099' }],
    ['new POST /api/verification/phone/confirm', { code: '111111' }],
    ['new POST /api/verification/phone/confirm', code],
    ['new POST /api/verification/fax/send', {}],
    ['new POST /api/verification/fax/confirm', code],
    ['summer GET /api/users/wallet/ETH'],
  ],
]

/** Trusted wallets need a second factor, which this persona does not have. */
const unprotected = (walletId: string): Step[] => [
  ['trader GET /api/trust-wallet'],
  ['trader POST /api/trust-wallet', pending],
  [`trader GET /api/trust-wallet/${walletId}`],
  [`trader PUT /api/trust-wallet/${walletId}`, { label: 'contract' }],
  [`trader DELETE /api/trust-wallet/${walletId}`],
  ['trader POST /api/trust-wallet/send-verification-code', { trust_wallet_id: walletId }],
  ['trader POST /api/trust-wallet/verification-code-confirm', { trust_wallet_id: walletId, ...code }],
]

const PERSONAS = [null, 'new', 'summer', 'blocked', 'secure'] as const
/** Sent last: they begin another session, or end what the requests after them would need. */
const LAST = /^(GET \/logout|PUT \/user\/password|POST \/(login|auth\/google|two-factor-challenge|reset-password|api\/users)|DELETE \/user\/two-factor-authentication)$/

/** The address with an id that does not exist, and with the words of a closed list. */
const addressOf = ({ path }: Row): string => path.replace('{network}', 'BSC').replace('{channel}', 'telegram').replaceAll(/\{\w+\}/g, 'none')

/** Requests that lead the simulator to as many of its answers as possible: each operation by each persona, twice, and the recipes. */
export function refusalAsks(contract: Contract): { name: string; ask: Ask }[] {
  const rows = rowsOf(contract)
  const nameOf = (method: string, path: string): string => {
    const same = rows
      .filter((row) => row.method === method && new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
    return same ? `${method} ${same.path}` : ''
  }
  const told = [...recipes, unprotected('tw-1')].flatMap((steps, at) =>
    steps.map(([request, body, keep]) => {
      const [who = '', method = '', path = ''] = request.split(' ')
      const ask: Ask = { world: `recipe ${at}`, persona: who === 'nobody' ? null : who, method, path, ...(body !== undefined && { body }), ...(keep !== undefined && { keep }) }
      return { name: nameOf(method, path.replace('$made', 'x')), ask }
    }),
  )
  const ordered = rows.toSorted((one, other) => Number(LAST.test(`${one.method} ${one.path}`)) - Number(LAST.test(`${other.method} ${other.path}`)))
  const usual = PERSONAS.flatMap((persona) =>
    ordered.flatMap((row): { name: string; ask: Ask }[] => {
      const body: unknown = row.operation.requestBody?.content['application/json']?.example
      const ask: Ask = { world: `everything of ${persona ?? 'nobody'}`, persona, method: row.method, path: addressOf(row) }
      const name = `${row.method} ${row.path}`
      if (row.method === 'GET') return [{ name, ask }]
      const csrf = { ...ask, body: {}, headers: { 'X-XSRF-TOKEN': '' } }
      // Nobody gets further than the sign-in, whatever the body says.
      if (persona === null && !isOpen(contract, row.operation)) return [csrf, { ...ask, body: {} }].map((one) => ({ name, ask: one }))
      return [csrf, { ...ask, body: {} }, { ...ask, body: body ?? {} }, { ...ask, body: body ?? {} }].map((one) => ({ name, ask: one }))
    }),
  )
  const faults = rows.flatMap((row) =>
    ['429', '500', '503'].map((fault) => ({
      name: `${row.method} ${row.path}`,
      ask: { world: 'faults', persona: 'empty', method: row.method, path: addressOf(row), headers: { 'X-Simulator-Fault': fault }, ...(row.method !== 'GET' && { body: {} }) },
    })),
  )
  return [...told, ...usual, ...faults].filter(({ name, ask }) => name !== '' || ask.path.startsWith('/__simulator'))
}
