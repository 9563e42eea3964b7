import { rowsOf, type Contract } from '../contract.ts'

// The operations of the product's specification, listed by hand with its spelling. Changing a line changes the specification.
export const FROZEN = [
  'GET /sanctum/csrf-cookie',
  'POST /login',
  'GET /logout',
  'POST /auth/google',
  'GET /api/users/me',
  'POST /api/users',
  'GET /api/users/settings',
  'PUT /api/users/settings',
  'GET /api/verification/status',
  'GET /api/users/wallet/{network}',
  'GET /api/users/amocrm-integration-token',
  'GET /api/transactions',
  'GET /api/transactions/{id}',
  'GET /api/prefences',
  'POST /api/withdraw',
  'POST /api/withdraw/{id}/confirm',
  'GET /api/withdraw/{id}',
  'GET /api/tokens-exchange/{id}',
  'POST /api/tokens-exchange',
  'GET /api/balances',
  'GET /api/uta/subscribe',
  'POST /api/uta/subscribe',
  'POST /api/uta/delegate',
  'GET /api/uta/delegate/{requestId}',
  'POST /api/uta/withdraw',
  'GET /api/uta/deals',
  'GET /api/uta/deals/{id}',
  'GET /api/statistics-uta',
  'GET /api/uta/balances',
  'GET /api/referral/v2/statistic',
  'GET /api/referral/v2/partners',
  'GET /api/pools-info',
  'GET /api/pools/qualification',
  'GET /landing/uta-deals-file-link',
  'GET /landing/uta-deals',
  'GET /api/active-bonus/current',
  'GET /api/promo-banner/active',
  'POST /api/promo-banner/close',
  'GET /api/insurance/type',
  'GET /api/insurance/user',
  'POST /api/insurance/user',
  'GET /api/insurance/user/{id}',
  'GET /api/trust-wallet',
  'POST /api/trust-wallet',
  'GET /api/trust-wallet/{id}',
  'PUT /api/trust-wallet/{id}',
  'DELETE /api/trust-wallet/{id}',
  'POST /api/trust-wallet/send-verification-code',
  'POST /api/trust-wallet/verification-code-confirm',
] as const

// Operations that the specification does not list but the product needs: all are assumptions.
export const DECIDED = [
  'POST /forgot-password',
  'POST /reset-password',
  'POST /two-factor-challenge',
  'POST /user/two-factor-authentication',
  'DELETE /user/two-factor-authentication',
  'GET /user/two-factor-qr-code',
  'GET /user/two-factor-secret-key',
  'GET /user/two-factor-recovery-codes',
  'POST /user/two-factor-recovery-codes',
  'POST /user/confirmed-two-factor-authentication',
  'POST /api/verification/{channel}/send',
  'POST /api/verification/{channel}/confirm',
  'PUT /user/profile-information',
  'PUT /user/password',
  'POST /user/confirm-password',
  'GET /api/users/sessions',
  'DELETE /api/users/sessions/{id}',
  'DELETE /user/other-browser-sessions',
  'GET /api/users/sign-ins',
  'PUT /api/users/freeze',
] as const

/** Operations that are missing, and operations with a wrong `x-origin`. */
export const frozenFaults = (contract: Contract): string[] => {
  const rows = rowsOf(contract).map(({ method, path, operation }) => ({ pair: `${method} ${path}`, origin: operation['x-origin'] }))
  const pairs = new Set(rows.map((row) => row.pair))
  const frozen = new Set<string>(FROZEN)
  return [
    ...[...FROZEN, ...DECIDED].filter((pair) => !pairs.has(pair)).map((pair) => `${pair} is missing`),
    ...rows
      .filter(({ pair, origin }) => origin !== (frozen.has(pair) ? 'product' : 'assumption'))
      .map(({ pair, origin }) => `${pair} has x-origin ${origin}`),
  ]
}
